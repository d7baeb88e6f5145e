import type { Db } from "./tables.ts";

/** All of it or nothing; inside a transaction it is part of that one. */
export function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
