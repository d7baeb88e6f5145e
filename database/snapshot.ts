import { type Kysely, sql } from "kysely";
import { isPostgres } from "#domain/records/is-postgres.server.ts";

/** Reads a consistent state without blocking writers. */
export function inSnapshot<T>(db: Kysely<any>, read: (db: Kysely<any>) => Promise<T>): Promise<T> {
  if (isPostgres(db))
    return db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(read);
  // A transaction through our dialect would take the write lock.
  return db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`commit`.execute(connection);
    }
  });
}

/** Blocks all other writers and lifts PostgreSQL's timeouts. */
export function inExclusiveTransaction<T>(
  db: Kysely<any>,
  tables: string[],
  write: (db: Kysely<any>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    if (isPostgres(trx)) {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local lock_timeout = '30s'`.execute(trx);
      const names = sql.join(tables.map((table) => sql.table(table)));
      await sql`lock table ${names} in exclusive mode`.execute(trx);
    }
    return write(trx);
  });
}
