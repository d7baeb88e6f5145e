import { randomUUID } from "node:crypto";
import type { Db } from "../records/tables.ts";
import { minuteMs } from "../records/time-units.ts";
import {
  discardAttempt,
  getRetryAfterMs,
  purgeAttemptsOfKeys,
  type RateLimit,
  recordAttempt,
} from "./rate-limit.server.ts";

const table = "message_attempt";

/** A waiting room may share one IP address, and results appear while people type. */
const networkLimit: RateLimit = { attempts: 120, withinMs: minuteMs };
const network48Limit: RateLimit = { attempts: 360, withinMs: minuteMs };

interface Searcher {
  /** The client's IP address; for IPv6 its /64. */
  network: string;
  network48: string | undefined;
}

/** Returns the seconds to wait, or 0. Nodes count in the same table. */
export async function limitSearch(db: Db, { network, network48 }: Searcher): Promise<number> {
  const id = randomUUID();
  const limits = [
    { key: `search ${network}`, limit: networkLimit },
    ...(network48 === undefined ? [] : [{ key: `search ${network48}`, limit: network48Limit }]),
  ];
  const keys = limits.map(({ key }) => key);
  await recordAttempt(db, table, { id, keys });
  let waitMs = 0;
  for (const { key, limit } of limits)
    waitMs = Math.max(waitMs, await getRetryAfterMs(db, table, { id, key }, [limit]));
  if (waitMs === 0) {
    // Otherwise a script that stays below the limit would leave a row for each search of a day.
    await purgeAttemptsOfKeys(db, table, { keys, olderThanMs: minuteMs });
    return 0;
  }
  await discardAttempt(db, table, id);
  return Math.ceil(waitMs / 1000);
}
