import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { notificationOverdueAfterMs } from "#domain/messages/message.ts";
import {
  claimMails,
  countOverdueMails,
  getBackoffMs,
  markSent,
  type OutboxMail,
  releaseLeases,
  retryConnectionFailures,
  scheduleRetry,
} from "#domain/messages/outbox.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { hourMs, secondMs } from "#domain/records/time-units.ts";
import { composeNotification, type MailSettings } from "./notification-email.ts";
import { startPollLoop } from "./poll-loop.ts";
import {
  getFailureCode,
  listRefusals,
  type Refusal,
  type SmtpTransport,
} from "./smtp-transport.ts";

export interface DeliveryTiming {
  pollMs: number;
  shutdownTimeoutMs: number;
}

const defaultTiming: DeliveryTiming = { pollMs: 2 * secondMs, shutdownTimeoutMs: 8 * secondMs };
/** Shorter than the lease, so that no other node can claim a mail that is still being sent. */
export const sendTimeoutMs = 60 * secondMs;
const leaseMs = 2 * sendTimeoutMs;
const maxConcurrentMails = 5;
/** Half a minute in all, after which the lease still holds. */
const maxPauses = 4;
const warningIntervalMs = hourMs;

interface OutboxDelivery {
  wake: () => void;
  /** The mail server works again, so mails that failed earlier are retried without their backoff. */
  wakeAfterSuccess: () => Promise<void>;
  /** Finishes the mails in flight, closes the transport and releases the leases of the others. */
  stop: () => Promise<void>;
}

/** Recipients left over of a mail that others have accepted, and the failure of one refused for good. */
interface Remainder {
  to: string[];
  refusal: string | undefined;
}

interface OutboxDeliveryOptions {
  db: Db;
  log: FastifyBaseLogger;
  transport: SmtpTransport;
  settings: MailSettings;
  timing?: DeliveryTiming | undefined;
}

export function startOutboxDelivery(options: OutboxDeliveryOptions): OutboxDelivery {
  const { db, log, transport, settings, timing = defaultTiming } = options;
  const leaseOwner = randomUUID();
  const inFlight = new Set<Promise<void>>();
  /** By mail. After a restart or on another node, a mail is sent to everyone again. */
  const remainders = new Map<string, Remainder>();
  let hasBacklog = true;
  const warnAboutOverdueMails = createOverdueWarning(db, log);
  const { wake, stop: stopPolling } = startPollLoop({
    intervalMs: timing.pollMs,
    poll: () =>
      startDueMails().catch((error: unknown) => {
        log.error({ err: error }, "reading the outbox failed");
        return false;
      }),
  });

  /** Sends several mails at once, so that a connection that hangs does not block the others. */
  async function startDueMails(): Promise<boolean> {
    const limit = maxConcurrentMails - inFlight.size;
    const mails = limit === 0 ? [] : await claimMails(db, { by: leaseOwner, limit, leaseMs });
    for (const mail of mails) {
      const delivery = deliver(mail).finally(() => {
        inFlight.delete(delivery);
        wake();
      });
      inFlight.add(delivery);
    }
    await warnAboutOverdueMails();
    return mails.length > 0;
  }

  async function deliver(mail: OutboxMail): Promise<void> {
    const { mail_id: mailId, attempts } = mail;
    const remainder = remainders.get(mailId);
    const envelope = remainder && { from: settings.from.address, to: remainder.to };
    const notification = { ...composeNotification(mail, settings), ...(envelope && { envelope }) };
    let refusals: Refusal[];
    try {
      refusals = await transport.send(notification, sendTimeoutMs);
    } catch (error) {
      // Others have the mail already, so the refusal of those who are left ends it.
      refusals = remainder ? listRefusals(error) : [];
      if (refusals.length === 0) {
        hasBacklog = true;
        await postpone(mail, getFailureCode(error), "mail not sent, will retry");
        return;
      }
    }
    const refusal = refusals.find(({ isPermanent }) => isPermanent)?.failure ?? remainder?.refusal;
    const deferrals = refusals.filter(({ isPermanent }) => !isPermanent);
    if (deferrals[0]) {
      remainders.set(mailId, { to: deferrals.map(({ recipient }) => recipient), refusal });
      await postpone(mail, deferrals[0].failure, "mail not sent to all recipients, will retry");
      return;
    }
    remainders.delete(mailId);
    if (refusal === undefined) log.info({ mailId, attempts }, "mail sent");
    else log.warn({ mailId, attempts, failure: refusal }, "mail sent, but a recipient was refused");
    await storeSent(mail, refusal, { db, log, pauseMs: timing.pollMs });
    await wakeAfterSuccess();
  }

  async function postpone(
    { message_id, mail_id, attempts }: OutboxMail,
    failure: string,
    text: string,
  ): Promise<void> {
    const afterMs = getBackoffMs(attempts);
    log.warn({ mailId: mail_id, attempts, failure, afterMs }, text);
    await scheduleRetry(db, message_id, { by: leaseOwner, afterMs, failure }).catch(
      (error: unknown) => {
        log.error({ err: error }, "storing the failure failed: the mail is retried in two minutes");
      },
    );
  }

  async function wakeAfterSuccess(): Promise<void> {
    if (!hasBacklog) return;
    hasBacklog = false;
    const woken = await retryConnectionFailures(db).catch(() => 0);
    if (woken > 0) wake();
  }

  return {
    wake,
    wakeAfterSuccess,
    stop: async () => {
      const finished = stopPolling().then(() => Promise.all(inFlight));
      await Promise.race([finished, wait(timing.shutdownTimeoutMs, undefined, { ref: false })]);
      transport.close();
      await releaseLeases(db, leaseOwner).catch((error: unknown) => {
        log.error(
          { err: error },
          "releasing leases failed: another node takes over in two minutes",
        );
      });
    },
  };
}

/** The mail is not postponed if this fails, because it would be sent twice. */
async function storeSent(
  { message_id, mail_id }: OutboxMail,
  refusal: string | undefined,
  { db, log, pauseMs }: { db: Db; log: FastifyBaseLogger; pauseMs: number },
): Promise<void> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      await markSent(db, message_id, refusal);
      return;
    } catch (error) {
      if (pauses === maxPauses) {
        const text = "a sent mail could not be marked as sent: it is sent again in two minutes";
        log.error({ err: error, mailId: mail_id }, text);
        return;
      }
    }
    await wait(pauseMs * 2 ** pauses, undefined, { ref: false });
  }
}

function createOverdueWarning(db: Db, log: FastifyBaseLogger): () => Promise<void> {
  let lastWarningMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - lastWarningMs < warningIntervalMs) return;
    const late = await countOverdueMails(db, notificationOverdueAfterMs);
    if (late === 0) return;
    lastWarningMs = performance.now();
    log.warn({ late }, "mails were rejected or have been waiting for an hour: check SMTP_URL");
  };
}
