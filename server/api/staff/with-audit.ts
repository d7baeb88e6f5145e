import type { FastifyRequest } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { inTransaction } from "#domain/records/transaction.server.ts";
import { type AuditEvent, recordAudit } from "#domain/staff/audit-log.server.ts";
import { getActor } from "./guard.ts";

interface AuditedChange<T> {
  change: (trx: Db) => Promise<T>;
  event: (result: T) => AuditEvent | AuditEvent[];
}

/** Makes a change and records it in the audit log in one transaction: both happen or neither. */
export function withAudit<T>(
  db: Db,
  request: FastifyRequest,
  { change, event }: AuditedChange<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const result = await change(trx);
    for (const action of [event(result)].flat()) await recordAudit(trx, getActor(request), action);
    return result;
  });
}
