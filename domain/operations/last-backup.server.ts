import { findSetting, storeSetting } from "../records/settings.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs, maxClockSkewMs } from "../records/time-units.ts";

const name = "last_backup_at";

export function recordBackup(db: Db, date = new Date()): Promise<void> {
  return storeSetting(db, name, date.toISOString());
}

/** A later date than now comes from a clock that was ahead, and would hide that no backup is made. */
export async function findLastBackup(db: Db, now = new Date()): Promise<Date | undefined> {
  const date = new Date((await findSetting(db, name)) ?? Number.NaN);
  return date.getTime() <= now.getTime() + maxClockSkewMs ? date : undefined;
}

const lateAfterMs = 1.5 * dayMs;
const overdueAfterMs = 7 * dayMs;

export interface BackupState {
  ageMs: number | undefined;
  /** Late after a missed night; overdue after a week, also on a site that old without a backup. */
  level: "fresh" | "late" | "overdue";
}

export async function getBackupState(db: Db, now: Date): Promise<BackupState> {
  const lastBackup = await findLastBackup(db, now);
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
