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
import { isKnownNetwork } from "./known-networks.server.ts";

const table = "sign_in_attempt";
const maxWaitMs = 15 * minuteMs;
/** An account from one network: free failures, then 1, 2, 4 … 15 minutes. */
const freeFailures = 5;
/** An account from wherever: so many within a day, then the same delays for unknown networks. */
const freeFailuresPerDay = 100;
const networkLimits: Limit[] = [
  { attempts: 10, withinMs: minuteMs },
  { attempts: 50, withinMs: hourMs },
];
/** A customer of an IPv6 provider has up to 65,536 networks in one /48. */
const network48Limits: Limit[] = networkLimits.map(({ attempts, withinMs }) => ({
  attempts: 5 * attempts,
  withinMs,
}));
const codeLimits: Limit[] = [{ attempts: 10, withinMs: hourMs }];

export interface SignInAttempt {
  email: string;
  /** The client's address; of IPv6 its /64. */
  network: string;
  /** Of IPv6 the /48. */
  network48?: string | undefined;
}

export interface CountedAttempt {
  id: string;
  /** 0 where the attempt may go on. */
  waitSeconds: number;
}

/**
 * Counts an attempt before the password is looked at, so that a hundred at once are counted too.
 * An attempt that has to wait is not counted, so a lock always ends. The delays of the whole account
 * spare networks from which it has signed in before: a stranger cannot lock its owner out.
 */
export async function countSignInAttempt(db: Db, attempt: SignInAttempt): Promise<CountedAttempt> {
  const id = randomUUID();
  const { account, accountHere, network, network48 } = keysOf(attempt);
  const keys = [account, accountHere, network, ...(network48 === undefined ? [] : [network48])];
  await noteAttempt(db, table, { id, keys });
  const waitMs = Math.max(
    await failureWait(db, { id, key: accountHere }, freeFailures),
    await waitForLimits(db, table, { id, key: network }, networkLimits),
    network48 === undefined
      ? 0
      : await waitForLimits(db, table, { id, key: network48 }, network48Limits),
    await accountWait(db, { id, key: account }, attempt),
  );
  if (waitMs > 0) await takeBackAttempt(db, table, id);
  return { id, waitSeconds: Math.ceil(waitMs / 1000) };
}

/** A right password is no failure of the account; the networks' counts stay. */
export async function withdrawFailure(
  db: Db,
  attempt: SignInAttempt,
  { id }: CountedAttempt,
): Promise<void> {
  const { account, accountHere } = keysOf(attempt);
  await db
    .deleteFrom(table)
    .where("attempt_id", "=", id)
    .where("counted_for", "in", [account, accountHere])
    .execute();
}

/** After a sign-in that succeeded the account starts anew from this network. */
export async function forgetFailedAttempts(
  db: Db,
  attempt: SignInAttempt,
  counted: CountedAttempt,
): Promise<void> {
  await withdrawFailure(db, attempt, counted);
  await db.deleteFrom(table).where("counted_for", "=", keysOf(attempt).accountHere).execute();
}

/** Who is signed in and confirms with the right password is no guesser: no count keeps it. */
export async function withdrawConfirmation(
  db: Db,
  attempt: SignInAttempt,
  counted: CountedAttempt,
): Promise<void> {
  await takeBackAttempt(db, table, counted.id);
  await forgetFailedAttempts(db, attempt, counted);
}

export interface CodeAttempt {
  userId: string;
  network: string;
  kind: "app" | "recovery";
}

/**
 * Counts a code; returns the seconds to wait where it is one too many. An app's code can be guessed,
 * so all unknown networks share one count. A recovery code cannot, so each network has a count of its
 * own: who knows the password and enters wrong codes keeps the owner out of neither.
 */
export async function countCodeAttempt(db: Db, attempt: CodeAttempt): Promise<number> {
  const id = randomUUID();
  const key = await codeKey(db, attempt);
  await noteAttempt(db, table, { id, keys: [key] });
  const waitMs = await waitForLimits(db, table, { id, key }, codeLimits);
  if (waitMs === 0) return 0;
  await takeBackAttempt(db, table, id);
  return Math.ceil(waitMs / 1000);
}

/** A right code starts the counts of its network anew. */
export async function forgetCodeAttempts(db: Db, attempt: CodeAttempt): Promise<void> {
  await db
    .deleteFrom(table)
    .where("counted_for", "=", await codeKey(db, attempt))
    .execute();
}

async function codeKey(db: Db, { userId, network, kind }: CodeAttempt): Promise<string> {
  const isShared = kind === "app" && !(await isKnownNetwork(db, { userId }, network));
  return isShared ? `code ${userId}` : `${kind} code ${userId} ${network}`;
}

function keysOf({ email, network, network48 }: SignInAttempt) {
  const account = `account ${email.toLowerCase()}`;
  return {
    account,
    accountHere: `${account} ${network}`,
    network: `network ${network}`,
    network48: network48 && `network ${network48}`,
  };
}

interface Counted {
  id: string;
  key: string;
}

async function accountWait(db: Db, counted: Counted, { email, network }: SignInAttempt) {
  const waitMs = await failureWait(db, counted, freeFailuresPerDay);
  if (waitMs === 0 || (await isKnownNetwork(db, { email }, network))) return 0;
  return waitMs;
}

/** So many failures in a day are free; each one more doubles the wait, up to the longest. */
async function failureWait(db: Db, counted: Counted, free: number): Promise<number> {
  // Those before them change nothing: the wait is the longest by then.
  const looked = { attempts: free + 4, withinMs: dayMs };
  const attempts = await earlierAttempts(db, table, counted, looked);
  const [last] = attempts;
  if (last === undefined || attempts.length < free) return 0;
  const waitMs = Math.min(minuteMs * 2 ** (attempts.length - free), maxWaitMs);
  return Math.max(0, last + waitMs - Date.now());
}
