import { countAttempt } from "../limits/count-attempt.server.ts";
import type { Db } from "../records/tables.ts";
import { minuteMs } from "../records/time-units.ts";

const limits = new Map([["mail check", [{ attempts: 4, withinMs: minuteMs }]]]);

/**
 * Returns the seconds to wait, or 0. All admins share one limit, because the mail server sees the
 * site as one sender.
 */
export function limitMailCheck(db: Db): Promise<number> {
  return countAttempt(db, "message_attempt", limits);
}
