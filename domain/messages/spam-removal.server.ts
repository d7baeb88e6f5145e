import { sql } from "kysely";
import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { daysAgo } from "../records/time-units.ts";
import { spamRetentionDays } from "./message.ts";

/** Deletes for good. Spam newer than the newest that was seen stays. */
export async function emptySpam(db: Db, newestSeenId: number): Promise<number> {
  return deleteRows(
    db.deleteFrom("message").where("folder", "=", "spam").where("message_id", "<=", newestSeenId),
  );
}

/** Counts from the day on which a message became spam. */
export async function purgeOldSpam(db: Db): Promise<number> {
  return deleteRows(
    db
      .deleteFrom("message")
      .where("folder", "=", "spam")
      .where(sql<boolean>`coalesce(moved_at, received_at) < ${daysAgo(spamRetentionDays)}`),
  );
}
