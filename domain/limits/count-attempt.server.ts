import { randomUUID } from "node:crypto";
import type { Db } from "../records/tables.ts";
import {
  type AttemptTableName,
  discardAttempt,
  getRetryAfterMs,
  type RateLimit,
  recordAttempt,
} from "./rate-limit.server.ts";

/** By the key that is counted. */
export type KeyLimits = ReadonlyMap<string, RateLimit[]>;

/** Returns the seconds to wait, or 0. A refused attempt does not count. */
export async function countAttempt(
  db: Db,
  table: AttemptTableName,
  limits: KeyLimits,
): Promise<number> {
  const id = randomUUID();
  await recordAttempt(db, table, { id, keys: [...limits.keys()] });
  const waitMs = await getMaxDelayMs(db, table, id, limits);
  if (waitMs > 0) await discardAttempt(db, table, id);
  return Math.ceil(waitMs / 1000);
}

export async function getMaxDelayMs(
  db: Db,
  table: AttemptTableName,
  id: string,
  limits: KeyLimits,
): Promise<number> {
  const delays = Array.from(limits, ([key, keyLimits]) =>
    getRetryAfterMs(db, table, { id, key }, keyLimits),
  );
  return Math.max(...(await Promise.all(delays)));
}
