import { randomUUID } from "node:crypto";
import type { Db } from "../tables.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const memoryMs = 24 * hourMs;

const freeFailures = 5;
const longestWaitMs = 15 * minuteMs;
const networkLimits = [
  { attempts: 10, withinMs: minuteMs },
  { attempts: 50, withinMs: hourMs },
];

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
  const now = Date.now();
  const attemptId = randomUUID();
  const keys = keysOf(attempt);
  await db
    .insertInto("sign_in_attempt")
    .values(
      Object.values(keys).map((counted_for) => ({
        attempt_id: attemptId,
        counted_for,
        attempted_at: new Date(now).toISOString(),
      })),
    )
    .execute();
  const waitMs = Math.max(
    accountWait(await earlierAttempts(db, keys.account, attemptId, now), now),
    networkWait(await earlierAttempts(db, keys.network, attemptId, now), now),
  );
  if (waitMs === 0) return 0;
  await db.deleteFrom("sign_in_attempt").where("attempt_id", "=", attemptId).execute();
  return Math.ceil(waitMs / secondMs);
}

/** After a sign-in that succeeded the account starts anew; the network's count stays. */
export async function forgetFailedAttempts(db: Db, attempt: SignInAttempt): Promise<void> {
  await db
    .deleteFrom("sign_in_attempt")
    .where((where) =>
      where.or([
        where("counted_for", "=", keysOf(attempt).account),
        where("attempted_at", "<", new Date(Date.now() - memoryMs).toISOString()),
      ]),
    )
    .execute();
}

function keysOf({ email, network }: SignInAttempt) {
  return { account: `account ${email.toLowerCase()} ${network}`, network: `network ${network}` };
}

async function earlierAttempts(db: Db, key: string, attemptId: string, now: number) {
  const rows = await db
    .selectFrom("sign_in_attempt")
    .select("attempted_at")
    .where("counted_for", "=", key)
    .where("attempt_id", "!=", attemptId)
    .where("attempted_at", ">", new Date(now - memoryMs).toISOString())
    .orderBy("attempted_at", "desc")
    .limit(200)
    .execute();
  return rows.map((row) => Date.parse(row.attempted_at));
}

function accountWait(attempts: number[], now: number): number {
  const [last] = attempts;
  if (last === undefined || attempts.length < freeFailures) return 0;
  const lockMs = Math.min(minuteMs * 2 ** (attempts.length - freeFailures), longestWaitMs);
  return Math.max(0, last + lockMs - now);
}

function networkWait(attempts: number[], now: number): number {
  const waits = networkLimits.map((limit) => {
    const recent = attempts.filter((moment) => moment > now - limit.withinMs);
    const oldestThatCounts = recent[limit.attempts - 1];
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + limit.withinMs - now;
  });
  return Math.max(0, ...waits);
}
