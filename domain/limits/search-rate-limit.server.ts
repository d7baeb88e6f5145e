import type { Db } from "../records/tables.ts";
import { minuteMs } from "../records/time-units.ts";
import { countAttempt } from "./count-attempt.server.ts";
import { purgeAttemptsOfKeys, type RateLimit } from "./rate-limit.server.ts";

const table = "message_attempt";
/** A waiting room may share one IP address, and results appear while people type. */
const networkLimits: RateLimit[] = [{ attempts: 120, withinMs: minuteMs }];
const network48Limits: RateLimit[] = [{ attempts: 360, withinMs: minuteMs }];

interface Searcher {
  /** The client's IP address; for IPv6 its /64. */
  network: string;
  network48: string | undefined;
}

/** Returns the seconds to wait, or 0. Nodes count in the same table. */
export async function limitSearch(db: Db, { network, network48 }: Searcher): Promise<number> {
  const limits = new Map([[`search ${network}`, networkLimits]]);
  if (network48 !== undefined) limits.set(`search ${network48}`, network48Limits);
  const waitSeconds = await countAttempt(db, table, limits);
  // Otherwise a script that stays below the limit would leave a row for each search of a day.
  if (waitSeconds === 0)
    await purgeAttemptsOfKeys(db, table, { keys: [...limits.keys()], olderThanMs: minuteMs });
  return waitSeconds;
}
