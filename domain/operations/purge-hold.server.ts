import { findSetting, storeSetting } from "../records/settings.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs, hourMs } from "../records/time-units.ts";

interface PurgeHold {
  /** `clock`: the system clock may be wrong. `size`: unusually many messages are due at once. */
  reason: "clock" | "size";
  since: string;
}

interface PurgeState {
  seenAt: string;
  hold?: PurgeHold | undefined;
}

interface PurgeCounts {
  old: number;
  all: number;
}

const settingName = "purge_state";
const maxJumpMs = 7 * dayMs;
const holdMs = dayMs;
const toleratedClockDriftMs = hourMs;
/** In a small inbox a few messages are easily a quarter. */
const minMessagesForHold = 10;
const maxShare = 1 / 4;

/**
 * A clock that jumps ahead makes everything look old. After a jump of a week, or if a quarter of
 * all messages are due, purging waits for a day, so that somebody can look. It resumes at once when
 * the clock is set back.
 */
export async function updatePurgeHold(
  db: Db,
  { old, all }: PurgeCounts,
  now = Date.now(),
): Promise<PurgeHold | undefined> {
  const state = await loadState(db);
  const hold = nextHold(state, { old, all }, now);
  const nextState: PurgeState = { seenAt: new Date(now).toISOString(), hold };
  await storeSetting(db, settingName, JSON.stringify(nextState));
  return hold;
}

export async function findPurgeHold(db: Db): Promise<PurgeHold | undefined> {
  return (await loadState(db))?.hold;
}

export function getHoldEnd({ since }: PurgeHold): Date {
  return new Date(Date.parse(since) + holdMs);
}

function nextHold(
  state: PurgeState | undefined,
  { old, all }: PurgeCounts,
  now: number,
): PurgeHold | undefined {
  const wasClockSetBack =
    state !== undefined && now < Date.parse(state.seenAt) - toleratedClockDriftMs;
  if (state?.hold !== undefined && !wasClockSetBack)
    return now < getHoldEnd(state.hold).getTime() ? state.hold : undefined;
  const since = new Date(now).toISOString();
  if (state !== undefined && now > Date.parse(state.seenAt) + maxJumpMs)
    return { reason: "clock", since };
  if (old > minMessagesForHold && old > all * maxShare) return { reason: "size", since };
  return undefined;
}

async function loadState(db: Db): Promise<PurgeState | undefined> {
  const value = await findSetting(db, settingName);
  return value === undefined ? undefined : JSON.parse(value);
}
