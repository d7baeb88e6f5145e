import { randomUUID } from "node:crypto";
import { countAttempt, getMaxDelayMs, type KeyLimits } from "../limits/count-attempt.server.ts";
import {
  type CountedKey,
  discardAttempt,
  listRecentAttempts,
  type RateLimit,
  recordAttempt,
} from "../limits/rate-limit.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs, hourMs, minuteMs } from "../records/time-units.ts";
import { isKnownNetwork } from "./known-networks.server.ts";

const table = "sign_in_attempt";
const maxDelayMs = 15 * minuteMs;
/** For one account on one network; then the delay doubles from one minute to 15. */
const freeFailures = 5;
/** For one account on all networks; then unknown networks are delayed likewise. */
const freeFailuresPerDay = 100;
const networkLimits: RateLimit[] = [
  { attempts: 10, withinMs: minuteMs },
  { attempts: 50, withinMs: hourMs },
];
/** Some IPv6 customers have a /48, which holds 65,536 networks. */
const network48Limits: RateLimit[] = networkLimits.map(({ attempts, withinMs }) => ({
  attempts: 5 * attempts,
  withinMs,
}));
const codeLimits: RateLimit[] = [{ attempts: 10, withinMs: hourMs }];

interface Places {
  network: string;
  network48?: string | undefined;
}

interface SignInAttempt extends Places {
  email: string;
  /** A trusted device or session of this user, which others on its network must not lock out. */
  browser?: string | undefined;
}

interface CountedAttempt {
  id: string;
  waitSeconds: number;
}

/**
 * Runs before the password is checked, so that parallel attempts are all counted. A refused attempt
 * does not count, so every lock ends. The account-wide delay exempts networks that the owner used
 * before, so a stranger cannot lock the owner out.
 */
export async function countSignInAttempt(db: Db, attempt: SignInAttempt): Promise<CountedAttempt> {
  const id = randomUUID();
  const { account, accountHere } = getKeys(attempt);
  const limits = attempt.browser === undefined ? listNetworkLimits(attempt) : new Map();
  await recordAttempt(db, table, { id, keys: [account, accountHere, ...limits.keys()] });
  const waitMs = Math.max(
    await getFailureDelayMs(db, { id, key: accountHere }, freeFailures),
    await getMaxDelayMs(db, table, id, limits),
    await getAccountDelayMs(db, { id, key: account }, attempt),
  );
  if (waitMs > 0) await discardAttempt(db, table, id);
  return { id, waitSeconds: Math.ceil(waitMs / 1000) };
}

interface PasskeyAttempt extends Places {
  passkeyId?: string | undefined;
}

/** Nobody can guess a passkey, so accounts are not limited; returns the seconds to wait. */
export function countPasskeyAttempt(db: Db, attempt: PasskeyAttempt): Promise<number> {
  const { passkeyId } = attempt;
  const limits =
    passkeyId === undefined
      ? listNetworkLimits(attempt)
      : new Map([[`passkey ${passkeyId}`, networkLimits]]);
  return countAttempt(db, table, limits);
}

/** A correct password is no failure of the account; the limits of the network still count it. */
export async function discardFailure(
  db: Db,
  attempt: SignInAttempt,
  { id }: CountedAttempt,
): Promise<void> {
  const { account, accountHere } = getKeys(attempt);
  await db
    .deleteFrom(table)
    .where("attempt_id", "=", id)
    .where("rate_key", "in", [account, accountHere])
    .execute();
}

export async function resetFailures(
  db: Db,
  attempt: SignInAttempt,
  counted: CountedAttempt,
): Promise<void> {
  await discardFailure(db, attempt, counted);
  await db.deleteFrom(table).where("rate_key", "=", getKeys(attempt).accountHere).execute();
}

/** A signed-in user who confirms the password is not guessing, so nothing is counted. */
export async function discardConfirmation(
  db: Db,
  attempt: SignInAttempt,
  counted: CountedAttempt,
): Promise<void> {
  await discardAttempt(db, table, counted.id);
  await resetFailures(db, attempt, counted);
}

export interface CodeAttempt {
  userId: string;
  network: string;
  kind: "app" | "recovery";
}

/**
 * An app's code can be guessed, so all unknown networks share one limit. A recovery code cannot, so
 * each network has its own. Wrong codes from a stranger who knows the password therefore never keep
 * the owner out.
 */
export async function countCodeAttempt(db: Db, attempt: CodeAttempt): Promise<number> {
  const key = await getCodeKey(db, attempt);
  return countAttempt(db, table, new Map([[key, codeLimits]]));
}

export async function resetCodeAttempts(db: Db, attempt: CodeAttempt): Promise<void> {
  await db
    .deleteFrom(table)
    .where("rate_key", "=", await getCodeKey(db, attempt))
    .execute();
}

async function getCodeKey(db: Db, { userId, network, kind }: CodeAttempt): Promise<string> {
  const isShared = kind === "app" && !(await isKnownNetwork(db, { userId }, network));
  return isShared ? `code ${userId}` : `${kind} code ${userId} ${network}`;
}

function getKeys({ email, network, browser }: SignInAttempt) {
  const account = `account ${email.toLowerCase()}`;
  return { account, accountHere: `${account} ${browser ?? network}` };
}

function listNetworkLimits({ network, network48 }: Places): KeyLimits {
  const limits = new Map([[`network ${network}`, networkLimits]]);
  return network48 === undefined ? limits : limits.set(`network ${network48}`, network48Limits);
}

async function getAccountDelayMs(db: Db, counted: CountedKey, { email, network }: SignInAttempt) {
  const waitMs = await getFailureDelayMs(db, counted, freeFailuresPerDay);
  if (waitMs === 0 || (await isKnownNetwork(db, { email }, network))) return 0;
  return waitMs;
}

async function getFailureDelayMs(
  db: Db,
  counted: CountedKey,
  freeAttempts: number,
): Promise<number> {
  // Older failures change nothing, because the delay has reached its maximum by then.
  const limit = { attempts: freeAttempts + 4, withinMs: dayMs };
  const attempts = await listRecentAttempts(db, table, counted, limit);
  const [last] = attempts;
  if (last === undefined || attempts.length < freeAttempts) return 0;
  const waitMs = Math.min(minuteMs * 2 ** (attempts.length - freeAttempts), maxDelayMs);
  return Math.max(0, last + waitMs - Date.now());
}
