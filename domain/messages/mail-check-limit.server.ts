import { randomUUID } from "node:crypto";
import { discardAttempt, getRetryAfterMs, recordAttempt } from "../limits/rate-limit.server.ts";
import type { Db } from "../records/tables.ts";
import { minuteMs } from "../records/time-units.ts";

const table = "message_attempt";
const key = "mail check";
const limits = [{ attempts: 4, withinMs: minuteMs }];

/**
 * Returns the seconds to wait, or 0. All admins share one limit, because the mail server sees the
 * site as one sender.
 */
export async function limitMailCheck(db: Db): Promise<number> {
  const id = randomUUID();
  await recordAttempt(db, table, { id, keys: [key] });
  const waitMs = await getRetryAfterMs(db, table, { id, key }, limits);
  if (waitMs === 0) return 0;
  await discardAttempt(db, table, id);
  return Math.ceil(waitMs / 1000);
}
