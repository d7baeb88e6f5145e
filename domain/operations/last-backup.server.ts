import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";

const name = "last_backup_at";

export async function recordBackup(db: Db, date = new Date()): Promise<void> {
  const value = date.toISOString();
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

export async function findLastBackup(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row && new Date(row.value);
}

const overdueAfterMs = 2 * dayMs;
const newSiteMs = 7 * dayMs;

export interface BackupState {
  ageMs: number | undefined;
  /** True after two days, or without any backup once the site is a week old. */
  isLate: boolean;
}

export async function getBackupState(db: Db, now: Date): Promise<BackupState> {
  const lastBackup = await findLastBackup(db);
  if (lastBackup !== undefined) {
    const ageMs = now.getTime() - lastBackup.getTime();
    return { ageMs, isLate: ageMs > overdueAfterMs };
  }
  const { since } = await db
    .selectFrom("staff_user")
    .select((select) => select.fn.min("createdAt").as("since"))
    .executeTakeFirstOrThrow();
  const isLate = since !== null && now.getTime() - new Date(since).getTime() > newSiteMs;
  return { ageMs: undefined, isLate };
}
