import {
  dayMs,
  type Limit,
  minuteMs,
  noteAttempt,
  takeBackAttempt,
  waitForLimits,
} from "../attempts.server.ts";
import type { Db } from "../tables.ts";

const table = "message_attempt";

/** One address, of IPv6 a /64: a waiting room may share it, a person never needs so many. */
const networkLimits: Limit[] = [
  { attempts: 20, withinMs: 10 * minuteMs },
  { attempts: 60, withinMs: dayMs },
];
/** All together: far beyond a clinic's day, and the inbox stays usable. */
const overallLimits: Limit[] = [{ attempts: 300, withinMs: 10 * minuteMs }];

/**
 * Counts a message; answers the seconds to wait where it is one too many. The same submission is
 * counted once, however often it arrives.
 */
export async function countMessage(
  db: Db,
  { id, network }: { id: string; network: string },
): Promise<number> {
  const keys = { network: `network ${network}`, everyone: "everyone" };
  await noteAttempt(db, table, { id, keys: Object.values(keys) });
  const waitMs = Math.max(
    await waitForLimits(db, table, { id, key: keys.network }, networkLimits),
    await waitForLimits(db, table, { id, key: keys.everyone }, overallLimits),
  );
  if (waitMs === 0) return 0;
  await takeBackAttempt(db, table, id);
  return Math.ceil(waitMs / 1000);
}
