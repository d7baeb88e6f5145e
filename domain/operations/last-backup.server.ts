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

const lateAfterMs = 1.5 * dayMs;
const overdueAfterMs = 7 * dayMs;

export interface BackupState {
  ageMs: number | undefined;
  /** Late after a missed night; overdue after a week, also without any backup on a site that old. */
  level: "fresh" | "late" | "overdue";
}

export async function getBackupState(db: Db, now: Date): Promise<BackupState> {
  const lastBackup = await findLastBackup(db);
  if (lastBackup !== undefined) {
    const ageMs = now.getTime() - lastBackup.getTime();
    if (ageMs > overdueAfterMs) return { ageMs, level: "overdue" };
    return { ageMs, level: ageMs > lateAfterMs ? "late" : "fresh" };
  }
  const { since } = await db
    .selectFrom("staff_user")
    .select((select) => select.fn.min("createdAt").as("since"))
    .executeTakeFirstOrThrow();
  const isOld = since !== null && now.getTime() - new Date(since).getTime() > overdueAfterMs;
  return { ageMs: undefined, level: isOld ? "overdue" : "fresh" };
}
