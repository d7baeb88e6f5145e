import { sql } from "kysely";
import type { Db } from "#domain/records/tables.ts";
import { waitUntil } from "./wait-until.ts";

/** Resolves when a statement on this PostgreSQL database waits for a lock of another transaction. */
export function waitForBlockedStatement(db: Db): Promise<boolean> {
  return waitUntil(async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  }, "No statement waits for a lock.");
}
