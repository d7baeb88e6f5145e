import { sql } from "kysely";
import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";

/** Throws if the database is unreachable or read-only, such as a standby. */
export async function requireWritable(db: Db): Promise<void> {
  if (isPostgres(db))
    await db.updateTable("setting").set({ value: "" }).where(sql<boolean>`false`).execute();
  else await sql`select 1`.execute(db);
}
