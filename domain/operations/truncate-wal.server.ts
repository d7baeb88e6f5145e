import { sql } from "kysely";
import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";

/**
 * Deleted data stays in SQLite's write-ahead log until it is overwritten. If another process is
 * reading, the log is truncated by the next hourly call.
 */
export async function truncateWal(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
