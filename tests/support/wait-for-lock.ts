import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "#domain/records/tables.ts";

/** Resolves when a statement on this PostgreSQL database waits for a lock of another transaction. */
export async function waitForBlockedStatement(db: Db): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    assert.ok(Date.now() < deadline, "No statement waits for a lock.");
  }
}
