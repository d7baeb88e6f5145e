import type { Db } from "./tables.ts";

const name = "last_backup_at";

/** For /metrics and the staff area: how old the newest backup is. */
export async function recordBackup(db: Db, date = new Date()): Promise<void> {
  const value = date.toISOString();
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Undefined if no backup was ever made of this database. */
export async function readLastBackup(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row && new Date(row.value);
}
