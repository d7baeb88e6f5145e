import { listFieldNames } from "../fields/pick-values.ts";
import { countRows } from "../records/count-rows.server.ts";
import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";
import { secondMs } from "../records/time-units.ts";
import { type MessageTexts, quoteForm } from "./message.ts";

export interface OutboxMail extends MessageTexts {
  message_id: number;
  /** The stable part of the Message-ID, equal for all attempts. */
  mail_id: string;
  attempts: number;
  form_type: string;
  received_at: string;
}

/** Leases due mails, but not of what is spam by now. Nodes skip each other's rows without waiting. */
export async function claimMails(
  db: Db,
  { by, limit, leaseMs }: { by: string; limit: number; leaseMs: number },
): Promise<OutboxMail[]> {
  const now = Date.now();
  const timestamp = new Date(now).toISOString();
  const impossible = new Date(now + impossibleWaitMs).toISOString();
  let due = db
    .selectFrom("message_outbox")
    .select("message_id")
    .where("sent_at", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("message")
          .select("message.message_id")
          .whereRef("message.message_id", "=", "message_outbox.message_id")
          .where("folder", "!=", "spam"),
      ),
    )
    .where((where) =>
      where.or([where("due_at", "<=", timestamp), where("due_at", ">", impossible)]),
    )
    .where((where) =>
      where.or([
        where("leased_until", "is", null),
        where("leased_until", "<=", timestamp),
        where("leased_until", ">", impossible),
      ]),
    )
    .orderBy("due_at")
    .limit(limit);
  if (isPostgres(db)) due = due.forUpdate().skipLocked();
  const claimed = await db
    .updateTable("message_outbox")
    .set((set) => ({
      leased_by: by,
      leased_until: new Date(now + leaseMs).toISOString(),
      attempts: set("attempts", "+", 1),
    }))
    .where("message_id", "in", due)
    .returning("message_id")
    .execute();
  if (claimed.length === 0) return [];
  const claimedIds = claimed.map(({ message_id }) => message_id);
  return db
    .selectFrom("message_outbox")
    .innerJoin("message", "message.message_id", "message_outbox.message_id")
    .select([
      ...(["message.message_id", "mail_id", "attempts", "form_type", "received_at"] as const),
      ...listFieldNames(quoteForm.fields),
    ])
    .where("message.message_id", "in", claimedIds)
    .orderBy("received_at")
    .execute();
}

const unleased = { leased_until: null, leased_by: null };

export async function markSent(db: Db, messageId: number, refusal?: string): Promise<void> {
  await db
    .updateTable("message_outbox")
    .set({
      sent_at: new Date().toISOString(),
      ...unleased,
      last_failure: refusal ?? null,
    })
    .where("message_id", "=", messageId)
    .execute();
}

export async function scheduleRetry(
  db: Db,
  messageId: number,
  { by, afterMs, failure }: { by: string; afterMs: number; failure: string },
): Promise<void> {
  await db
    .updateTable("message_outbox")
    .set({
      due_at: new Date(Date.now() + afterMs).toISOString(),
      ...unleased,
      last_failure: failure,
    })
    .where("message_id", "=", messageId)
    .where("leased_by", "=", by)
    .execute();
}

/** Called at shutdown, so that another node can send them at once. */
export async function releaseLeases(db: Db, by: string): Promise<void> {
  await db.updateTable("message_outbox").set(unleased).where("leased_by", "=", by).execute();
}

/** `since` is when the oldest was received. */
export async function findWaitingMails(
  db: Db,
): Promise<{ waiting: number; since: string | undefined }> {
  const row = await db
    .selectFrom("message_outbox")
    .innerJoin("message", "message.message_id", "message_outbox.message_id")
    .select(({ fn }) => [fn.countAll().as("waiting"), fn.min("received_at").as("since")])
    .where("sent_at", "is", null)
    .where("folder", "!=", "spam")
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), since: row.since ?? undefined };
}

export function countOverdueMails(db: Db, overdueAfterMs: number): Promise<number> {
  const overdueMails = db
    .selectFrom("message_outbox")
    .innerJoin("message", "message.message_id", "message_outbox.message_id")
    .where("sent_at", "is", null)
    .where("folder", "!=", "spam")
    .where((where) =>
      where.or([
        where("received_at", "<", new Date(Date.now() - overdueAfterMs).toISOString()),
        ...permanentFailures.map((pattern) => where("last_failure", "like", pattern)),
      ]),
    );
  return countRows(overdueMails);
}

/** Wrong credentials or a refused recipient: another attempt changes nothing. */
const permanentFailures = ["EAUTH%", "% 5__"];

/** The mail server was not reached, so it refused no message. */
const connectionFailures = ["ECONN%", "ESOCKET%", "ETIME%", "EDNS%", "ETLS%", "EAUTH%"];

export async function retryConnectionFailures(db: Db): Promise<number> {
  const now = new Date().toISOString();
  const { numUpdatedRows } = await db
    .updateTable("message_outbox")
    .set({ due_at: now })
    .where("sent_at", "is", null)
    .where("due_at", ">", now)
    .where((where) =>
      where.or(connectionFailures.map((pattern) => where("last_failure", "like", pattern))),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function retryAllMails(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("message_outbox")
    .set({ due_at: new Date().toISOString() })
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const initialBackoffMs = 5 * secondMs;
const maxBackoffMs = 3600 * secondMs;
/** No mail waits that long: a clock that was ahead wrote such a date, and it may be far away. */
const impossibleWaitMs = 2 * maxBackoffMs;

/** Doubles from 5 seconds to an hour, with 20 % jitter, and never gives up. */
export function getBackoffMs(attempts: number, random = Math.random()): number {
  const backoffMs = Math.min(initialBackoffMs * 2 ** Math.min(attempts - 1, 20), maxBackoffMs);
  return Math.round(backoffMs * (0.8 + 0.4 * random));
}
