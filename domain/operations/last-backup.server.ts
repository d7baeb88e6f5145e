import { findSetting, storeSetting } from "../records/settings.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";

const name = "last_backup_at";

export function recordBackup(db: Db, date = new Date()): Promise<void> {
  return storeSetting(db, name, date.toISOString());
}

export async function findLastBackup(db: Db): Promise<Date | undefined> {
  const value = await findSetting(db, name);
  return value === undefined ? undefined : new Date(value);
}

const lateAfterMs = 1.5 * dayMs;
const overdueAfterMs = 7 * dayMs;

export interface BackupState {
  ageMs: number | undefined;
  /** Late after a missed night; overdue after a week, also on a site that old without a backup. */
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
