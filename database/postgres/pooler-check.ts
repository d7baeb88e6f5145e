import { type Kysely, sql } from "kysely";
import { isPostgres } from "#domain/records/is-postgres.server.ts";

const advice =
  "a connection pooler such as PgBouncer is in between, but the site needs sessions of its own. Use the address of the server itself, or a pool in session mode that passes statement_timeout and lock_timeout on";

/**
 * A pooler in transaction mode lends one session to many clients, so notifications, session locks and
 * time limits get lost without an error.
 */
export async function rejectSharedSessions(db: Kysely<any>): Promise<void> {
  if (!isPostgres(db)) return;
  const [first, second] = await readTwoSessions(db).catch((error: Error) => {
    throw error.message.includes("unsupported startup parameter") ? new Error(advice) : error;
  });
  if (first === second) throw new Error(advice);
}

function readTwoSessions(db: Kysely<any>): Promise<(number | undefined)[]> {
  return db.connection().execute(async (first) => {
    const pid = await readBackendPid(first);
    return [pid, await db.connection().execute(readBackendPid)];
  });
}

async function readBackendPid(connection: Kysely<any>): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return rows[0]?.pid;
}
