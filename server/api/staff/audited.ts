import type { FastifyRequest } from "fastify";
import { type Act, writeAudit } from "#domain/staff/audit.server.ts";
import type { Db } from "#domain/tables.ts";
import { inTransaction } from "#domain/transaction.server.ts";
import { actorOf } from "./guard.ts";

/**
 * Runs `work` and records its actions in the audit log in one transaction, so both happen or
 * neither. An error thrown by `work` rolls everything back.
 */
export function audited<T>(
  db: Db,
  request: FastifyRequest,
  work: (trx: Db) => Promise<T>,
  actsOf: (done: T) => Act | Act[],
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const done = await work(trx);
    for (const act of [actsOf(done)].flat()) await writeAudit(trx, actorOf(request), act);
    return done;
  });
}
