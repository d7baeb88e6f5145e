import type { Db } from "./tables.ts";

/** Joins the transaction that is already open, if any. */
export function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
