import { sql } from "kysely";
import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { daysAgo } from "../records/time-units.ts";
import { spamRetentionDays } from "./message.ts";

/** Deletes for good. What became spam after the list was loaded has been seen by nobody and stays. */
export function emptySpam(db: Db, loadedAt: Date): Promise<number> {
  return deleteRows(deleteSpam(db).where(becameSpamAt, "<=", loadedAt.toISOString()));
}

export function purgeOldSpam(db: Db): Promise<number> {
  return deleteRows(deleteSpam(db).where(becameSpamAt, "<", daysAgo(spamRetentionDays)));
}

const deleteSpam = (db: Db) => db.deleteFrom("message").where("folder", "=", "spam");

const becameSpamAt = sql<string>`coalesce(moved_at, received_at)`;
