import type { FastifyRequest } from "fastify";
import { type Act, writeAudit } from "#domain/staff/audit.server.ts";
import type { Db } from "#domain/tables.ts";
import { inTransaction } from "#domain/transaction.server.ts";
import { actorOf } from "./guard.ts";

/**
 * Does something and tells the audit log, both or neither. `work` throws where it refuses: then
 * nothing of it stays. Where it changed nothing, or several things, there is a line of each change.
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
