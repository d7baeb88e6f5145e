import { sql } from "kysely";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";
import { spamRetentionDays } from "./message.ts";

/** Deletes for good. Spam newer than the newest that was seen stays. */
export async function emptySpam(db: Db, newestSeenId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("message")
    .where("folder", "=", "spam")
    .where("message_id", "<=", newestSeenId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Counts from the day on which a message became spam. */
export async function purgeOldSpam(db: Db): Promise<number> {
  const cutoff = new Date(Date.now() - spamRetentionDays * dayMs).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom("message")
    .where("folder", "=", "spam")
    .where(sql<boolean>`coalesce(moved_at, received_at) < ${cutoff}`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
