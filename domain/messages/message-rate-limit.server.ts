import { sql } from "kysely";
import {
  getLatestAttemptTime,
  getRetryAfterMs,
  type RateLimit,
  recordAttempt,
} from "../limits/rate-limit.server.ts";
import { countRows } from "../records/count-rows.server.ts";
import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs, minuteMs } from "../records/time-units.ts";
import { inTransaction } from "../records/transaction.server.ts";

const table = "message_attempt";
const allSendersKey = "everyone";
const windowMs = 10 * minuteMs;

/** A waiting room may share one IP address; a single person never sends that many. */
const networkLimits: RateLimit[] = [{ attempts: 20, withinMs: windowMs }];
const network48Limits: RateLimit[] = [{ attempts: 60, withinMs: windowMs }];
/** Above this limit messages are stored without a notification. */
const heldNetworkLimits: RateLimit[] = [{ attempts: 60, withinMs: dayMs }];
const floodLimit = 300;
/** Retries of one submission add rows of their own. */
const maxRowsRead = 1000;
const messageLockId = 4_166_001;

interface MessageSender {
  /** The client's IP address; for IPv6 its /64. */
  network: string;
  network48: string | undefined;
  /** All visitors share this IP address, because the proxy in front of the site is not trusted. */
  isShared: boolean;
}

/** Refusals affect a single sender; a flood from many senders is held and nobody is refused. */
type MessageAdmission = { kind: "inbox" | "held" } | { kind: "refused"; waitSeconds: number };

/**
 * Belongs to the transaction that stores the message. Retries of a submission count once, and a
 * refused message is not counted, so every refusal ends.
 */
export function limitMessage(
  db: Db,
  { id, ...sender }: MessageSender & { id: string },
): Promise<MessageAdmission> {
  const network = `network ${sender.network}`;
  const network48 = sender.network48 && `network ${sender.network48}`;
  return inTransaction(db, async (trx) => {
    await waitForOtherSenders(trx);
    const waitMs = Math.max(
      await getRetryAfterMs(trx, table, { id, key: network }, networkLimits),
      network48 ? await getRetryAfterMs(trx, table, { id, key: network48 }, network48Limits) : 0,
    );
    if (waitMs > 0 && !sender.isShared)
      return { kind: "refused", waitSeconds: Math.ceil(waitMs / 1000) };

    const isOverLimit =
      waitMs > 0 ||
      (await getRetryAfterMs(trx, table, { id, key: network }, heldNetworkLimits)) > 0 ||
      (await isFlood(trx, id));
    const keys = [network, ...(network48 ? [network48] : []), allSendersKey];
    if (!(await isAlreadyCounted(trx, id))) await recordAttempt(trx, table, { id, keys });
    return { kind: isOverLimit ? "held" : "inbox" };
  });
}

/** PostgreSQL hides attempts of transactions that have not ended; SQLite has one writer anyway. */
async function waitForOtherSenders(trx: Db): Promise<void> {
  if (isPostgres(trx))
    await sql`select pg_advisory_xact_lock(${messageLockId}::bigint)`.execute(trx);
}

async function isAlreadyCounted(db: Db, id: string): Promise<boolean> {
  const existingAttempts = db
    .selectFrom(table)
    .where("attempt_id", "=", id)
    .where("attempted_at", ">", new Date(Date.now() - windowMs).toISOString());
  return (await countRows(existingAttempts)) > 0;
}

/** The row limit bounds the cost of the query in a flood. */
async function isFlood(db: Db, id: string): Promise<boolean> {
  const latest = db
    .selectFrom(table)
    .select("attempt_id")
    .where("rate_key", "=", allSendersKey)
    .where("attempted_at", ">", new Date(Date.now() - windowMs).toISOString())
    .where("attempted_at", "<", getLatestAttemptTime())
    .orderBy("attempted_at", "desc")
    .limit(maxRowsRead);
  const { count } = await db
    .selectFrom(latest.as("latest"))
    .select((select) => select.fn.count("attempt_id").distinct().as("count"))
    .where("attempt_id", "!=", id)
    .executeTakeFirstOrThrow();
  return Number(count) >= floodLimit;
}
