import { dayMs } from "./attempts.server.ts";
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

const lateAfterMs = 2 * dayMs;
const newSiteMs = 7 * dayMs;

export interface BackupState {
  /** Undefined if no backup was ever made. */
  ageMs: number | undefined;
  /** The newest is older than two days; or there is none, and the site is no longer new. */
  isLate: boolean;
}

export async function readBackupState(db: Db, now: Date): Promise<BackupState> {
  const last = await readLastBackup(db);
  if (last !== undefined) {
    const ageMs = now.getTime() - last.getTime();
    return { ageMs, isLate: ageMs > lateAfterMs };
  }
  const { since } = await db
    .selectFrom("staff_user")
    .select((select) => select.fn.min("createdAt").as("since"))
    .executeTakeFirstOrThrow();
  const isLate = since !== null && now.getTime() - new Date(since).getTime() > newSiteMs;
  return { ageMs: undefined, isLate };
}
