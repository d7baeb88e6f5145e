import { randomUUID } from "node:crypto";
import { minuteMs, noteAttempt, takeBackAttempt, waitForLimits } from "../attempts.server.ts";
import type { Db } from "../tables.ts";

const table = "message_attempt";
const key = "mail check";
const limits = [{ attempts: 4, withinMs: minuteMs }];

/**
 * Returns the seconds to wait, or 0. All admins share one limit, because the mail server sees the
 * site as one sender.
 */
export async function countMailCheck(db: Db): Promise<number> {
  const id = randomUUID();
  await noteAttempt(db, table, { id, keys: [key] });
  const waitMs = await waitForLimits(db, table, { id, key }, limits);
  if (waitMs === 0) return 0;
  await takeBackAttempt(db, table, id);
  return Math.ceil(waitMs / 1000);
}
