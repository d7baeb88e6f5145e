import { randomUUID } from "node:crypto";
import { minuteMs, noteAttempt, takeBackAttempt, waitForLimits } from "../attempts.server.ts";
import type { Db } from "../tables.ts";

const table = "message_attempt";
const key = "mail check";
const limits = [{ attempts: 4, withinMs: minuteMs }];

/**
 * Counts an admin's attempt to have mails sent; returns the seconds to wait where it is one too many.
 * All admins share the count, because the mail server counts the site as one sender.
 */
export async function countMailCheck(db: Db): Promise<number> {
  const id = randomUUID();
  await noteAttempt(db, table, { id, keys: [key] });
  const waitMs = await waitForLimits(db, table, { id, key }, limits);
  if (waitMs === 0) return 0;
  await takeBackAttempt(db, table, id);
  return Math.ceil(waitMs / 1000);
}
