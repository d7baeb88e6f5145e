import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { daysAgo, maxClockSkewMs } from "../records/time-units.ts";

export type AttemptTableName = "sign_in_attempt" | "message_attempt";

export interface RateLimit {
  attempts: number;
  withinMs: number;
}

interface Attempt {
  id: string;
  keys: string[];
}

/** Later attempts come from a clock that was ahead, and would lock people out until that date. */
export function getLatestAttemptTime(): string {
  return new Date(Date.now() + maxClockSkewMs).toISOString();
}

/** Runs before anything is checked, so that a hundred parallel attempts are all counted. */
export async function recordAttempt(db: Db, table: AttemptTableName, { id, keys }: Attempt) {
  const attempted_at = new Date().toISOString();
  await db
    .insertInto(table)
    .values(keys.map((rate_key) => ({ attempt_id: id, rate_key, attempted_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A refused attempt is not counted, so every lock ends. */
export async function discardAttempt(db: Db, table: AttemptTableName, id: string): Promise<void> {
  await db.deleteFrom(table).where("attempt_id", "=", id).execute();
}

export async function purgeAttemptsOfKeys(
  db: Db,
  table: AttemptTableName,
  { keys, olderThanMs }: { keys: string[]; olderThanMs: number },
): Promise<void> {
  await db
    .deleteFrom(table)
    .where("rate_key", "in", keys)
    .where("attempted_at", "<", new Date(Date.now() - olderThanMs).toISOString())
    .execute();
}

export interface CountedKey {
  /** Excluded, because an attempt does not count against itself. */
  id: string;
  key: string;
}

export async function getRetryAfterMs(
  db: Db,
  table: AttemptTableName,
  counted: CountedKey,
  limits: RateLimit[],
): Promise<number> {
  const delays = await Promise.all(
    limits.map(async (limit) => {
      const recent = await listRecentAttempts(db, table, counted, limit);
      const oldestCounted = recent[limit.attempts - 1];
      return oldestCounted === undefined ? 0 : oldestCounted + limit.withinMs - Date.now();
    }),
  );
  return Math.max(0, ...delays);
}

/** Timestamps of the latest attempts, newest first, one per id. */
export async function listRecentAttempts(
  db: Db,
  table: AttemptTableName,
  { id, key }: CountedKey,
  { attempts, withinMs }: RateLimit,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select((select) => ["attempt_id", select.fn.min("attempted_at").as("attempted_at")])
    .where("rate_key", "=", key)
    .where("attempt_id", "!=", id)
    .where("attempted_at", ">", new Date(Date.now() - withinMs).toISOString())
    .where("attempted_at", "<", getLatestAttemptTime())
    .groupBy("attempt_id")
    .orderBy("attempted_at", "desc")
    .limit(attempts)
    .execute();
  return rows.map((row) => Date.parse(row.attempted_at));
}

export async function purgeOldAttempts(db: Db): Promise<number> {
  const cutoff = daysAgo(1);
  let purged = 0;
  for (const table of ["sign_in_attempt", "message_attempt"] as const) {
    purged += await deleteRows(db.deleteFrom(table).where("attempted_at", "<", cutoff));
  }
  return purged;
}
