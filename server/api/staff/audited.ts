import type { FastifyRequest } from "fastify";
import { type Act, writeAudit } from "#domain/staff/audit.server.ts";
import type { Db } from "#domain/tables.ts";
import { inTransaction } from "#domain/transaction.server.ts";
import { actorOf } from "./guard.ts";

/**
 * Does something and tells the audit log, both or neither. `work` throws where it refuses: then
 * nothing of it stays.
 */
export function audited<T>(
  db: Db,
  request: FastifyRequest,
  work: (trx: Db) => Promise<T>,
  actOf: (done: T) => Act,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const done = await work(trx);
    await writeAudit(trx, actorOf(request), actOf(done));
    return done;
  });
}
