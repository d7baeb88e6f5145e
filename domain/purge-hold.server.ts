import { dayMs, hourMs } from "./attempts.server.ts";
import type { Db } from "./tables.ts";

/** Why nothing is deleted for its age at the moment, and since when. */
export interface PurgeHold {
  /** `clock`: it may be wrong. `size`: unusually many messages would go at once. */
  reason: "clock" | "size";
  since: string;
}

interface PurgeState {
  /** The time of the last look: a working clock goes on from there. */
  seenAt: string;
  hold?: PurgeHold | undefined;
}

interface Purge {
  /** Messages that would go now, of all. */
  old: number;
  all: number;
}

const settingName = "purge_state";
const maxJumpMs = 7 * dayMs;
const holdMs = dayMs;
const toleratedBackwardsMs = hourMs;
/** So few are a quarter of a small inbox on any day. */
const minHeldMessages = 10;
const maxShare = 1 / 4;

/**
 * Decides whether what is old may be deleted. A clock that jumped ahead makes everything old, so after
 * a jump of a week, or where a quarter of all messages would go, deletion waits for a day in which
 * somebody can look. A clock that was set right again ends the wait at once.
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

/** When the wait is over. */
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
