import { randomUUID } from "node:crypto";
import {
  dayMs,
  earlierAttempts,
  hourMs,
  type Limit,
  minuteMs,
  noteAttempt,
  takeBackAttempt,
  waitForLimits,
} from "../attempts.server.ts";
import type { Db } from "../tables.ts";

const table = "sign_in_attempt";
const freeFailures = 5;
const longestWaitMs = 15 * minuteMs;
const networkLimits: Limit[] = [
  { attempts: 10, withinMs: minuteMs },
  { attempts: 50, withinMs: hourMs },
];
/** Only who knows the password comes as far as the code, so this locks nobody else out. */
const codeLimits: Limit[] = [{ attempts: 10, withinMs: hourMs }];
/** Those before them change nothing: the wait is the longest by then. */
const lookedAt: Limit = { attempts: freeFailures + 4, withinMs: dayMs };

export interface SignInAttempt {
  email: string;
  /** The client's address; of IPv6 its /64. */
  network: string;
}

/**
 * Counts an attempt before the password is looked at, so that a hundred at once are counted too.
 * Answers the seconds to wait where it is one too many; such an attempt is not counted, so a lock
 * always ends. Per account and network: five, then 1, 2, 4 … 15 minutes. Per network: 10 a minute,
 * 50 an hour.
 */
export async function countSignInAttempt(db: Db, attempt: SignInAttempt): Promise<number> {
  const id = randomUUID();
  const keys = keysOf(attempt);
  await noteAttempt(db, table, { id, keys: Object.values(keys) });
  const ofAccount = { id, key: keys.account };
  const waitMs = Math.max(
    accountWait(await earlierAttempts(db, table, ofAccount, lookedAt)),
    await waitForLimits(db, table, { id, key: keys.network }, networkLimits),
  );
  if (waitMs === 0) return 0;
  await takeBackAttempt(db, table, id);
  return Math.ceil(waitMs / 1000);
}

/** After a sign-in that succeeded the account starts anew; the network's count stays. */
export async function forgetFailedAttempts(db: Db, attempt: SignInAttempt): Promise<void> {
  await db.deleteFrom(table).where("counted_for", "=", keysOf(attempt).account).execute();
}

/** Counts a code wherever it comes from; answers the seconds to wait where it is one too many. */
export async function countCodeAttempt(db: Db, userId: string): Promise<number> {
  const id = randomUUID();
  const key = codeKey(userId);
  await noteAttempt(db, table, { id, keys: [key] });
  const waitMs = await waitForLimits(db, table, { id, key }, codeLimits);
  if (waitMs === 0) return 0;
  await takeBackAttempt(db, table, id);
  return Math.ceil(waitMs / 1000);
}

export async function forgetCodeAttempts(db: Db, userId: string): Promise<void> {
  await db.deleteFrom(table).where("counted_for", "=", codeKey(userId)).execute();
}

function codeKey(userId: string): string {
  return `code ${userId}`;
}

function keysOf({ email, network }: SignInAttempt) {
  return { account: `account ${email.toLowerCase()} ${network}`, network: `network ${network}` };
}

function accountWait(attempts: number[]): number {
  const [last] = attempts;
  if (last === undefined || attempts.length < freeFailures) return 0;
  const lockMs = Math.min(minuteMs * 2 ** (attempts.length - freeFailures), longestWaitMs);
  return Math.max(0, last + lockMs - Date.now());
}
