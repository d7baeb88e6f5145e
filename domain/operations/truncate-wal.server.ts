import { PostgresAdapter, sql } from "kysely";
import type { Db } from "../records/tables.ts";

/**
 * Deleted data stays in SQLite's write-ahead log until it is overwritten. If another process is
 * reading, the log is truncated by the next hourly call.
 */
export async function truncateWal(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
