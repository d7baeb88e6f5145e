import { dayMs, hourMs } from "./attempts.server.ts";
import type { Db } from "./tables.ts";

export interface PurgeHold {
  /** `clock`: the system clock may be wrong. `size`: unusually many messages are due at once. */
  reason: "clock" | "size";
  since: string;
}

interface PurgeState {
  seenAt: string;
  hold?: PurgeHold | undefined;
}

interface Purge {
  old: number;
  all: number;
}

const settingName = "purge_state";
const maxJumpMs = 7 * dayMs;
const holdMs = dayMs;
const toleratedBackwardsMs = hourMs;
/** In a small inbox a few messages are easily a quarter. */
const minHeldMessages = 10;
const maxShare = 1 / 4;

/**
 * A clock that jumps ahead makes everything look old. After a jump of a week, or if a quarter of
 * all messages are due, purging waits for a day, so that somebody can look. It resumes at once when
 * the clock is set back.
 */
export async function updatePurgeHold(
  db: Db,
  { old, all }: Purge,
  now = Date.now(),
): Promise<PurgeHold | undefined> {
  const state = await readState(db);
  const hold = nextHold(state, { old, all }, now);
  await writeState(db, { seenAt: new Date(now).toISOString(), hold });
  return hold;
}

export async function findPurgeHold(db: Db): Promise<PurgeHold | undefined> {
  return (await readState(db))?.hold;
}

export function endOfHold({ since }: PurgeHold): Date {
  return new Date(Date.parse(since) + holdMs);
}

function nextHold(
  state: PurgeState | undefined,
  { old, all }: Purge,
  now: number,
): PurgeHold | undefined {
  const wasSetBack = state !== undefined && now < Date.parse(state.seenAt) - toleratedBackwardsMs;
  if (state?.hold !== undefined && !wasSetBack)
    return now < endOfHold(state.hold).getTime() ? state.hold : undefined;
  const since = new Date(now).toISOString();
  if (state !== undefined && now > Date.parse(state.seenAt) + maxJumpMs)
    return { reason: "clock", since };
  if (old > minHeldMessages && old > all * maxShare) return { reason: "size", since };
  return undefined;
}

async function readState(db: Db): Promise<PurgeState | undefined> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", settingName)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as PurgeState);
}

async function writeState(db: Db, state: PurgeState): Promise<void> {
  const value = JSON.stringify(state);
  await db
    .insertInto("setting")
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
