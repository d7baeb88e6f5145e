import { PostgresAdapter, sql } from "kysely";
import type { Db } from "./tables.ts";

/**
 * SQLite writes to a log beside its file first, and what was deleted stands there until it is
 * overwritten. This empties the log. Where another process is reading it stays until the next call,
 * an hour later at most. PostgreSQL looks after its own files.
 */
export async function truncateWal(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
