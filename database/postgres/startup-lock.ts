import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "#domain/records/is-postgres.server.ts";

const lockId = 4_165_550_142;
const pollIntervalMs = 50;

/** If several nodes start together, one of them prepares the database. */
export async function withStartupLock<T>(db: Kysely<any>, prepare: () => Promise<T>): Promise<T> {
  if (!isPostgres(db)) return prepare();
  return db.connection().execute(async (connection) => {
    while (!(await tryLock(connection))) await wait(pollIntervalMs);
    try {
      return await prepare();
    } finally {
      await sql`select pg_advisory_unlock(${lockId}::bigint)`.execute(connection);
    }
  });
}

/** A single blocking statement would exceed the statement timeout. */
async function tryLock(connection: Kysely<any>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${lockId}::bigint) as taken`.execute(connection);
  return rows[0]?.taken === true;
}
