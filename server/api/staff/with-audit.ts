import type { FastifyRequest } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { inTransaction } from "#domain/records/transaction.server.ts";
import { type AuditEvent, recordAudit } from "#domain/staff/audit-log.server.ts";
import { getActor } from "./guard.ts";

/**
 * Runs `work` and records its actions in the audit log in one transaction, so both happen or
 * neither.
 */
export function withAudit<T>(
  db: Db,
  request: FastifyRequest,
  work: (trx: Db) => Promise<T>,
  getActions: (result: T) => AuditEvent | AuditEvent[],
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const result = await work(trx);
    for (const action of [getActions(result)].flat())
      await recordAudit(trx, getActor(request), action);
    return result;
  });
}
