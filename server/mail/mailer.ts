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
import { type Config, isLoopback } from "../config.ts";
import { composeNotification, composeTestEmail } from "./notification-email.ts";

const secondMs = 1000;
const pollMs = 2 * secondMs;
/** Shorter than the lease, so that no other node can claim a mail that is still being sent. */
const sendTimeoutMs = 60 * secondMs;
const leaseMs = 2 * sendTimeoutMs;
const shutdownTimeoutMs = 8 * secondMs;
const testTimeoutMs = 20 * secondMs;
const maxConcurrentMails = 5;
const warningIntervalMs = 3600 * secondMs;

export interface Mailer {
  isOn: boolean;
  wake: () => void;
  sendTestEmail: () => Promise<TestEmailResult>;
  /** Finishes the mails in flight and releases the leases of the others. */
  stop: () => Promise<void>;
}

export type TestEmailResult = { kind: "sent"; to: string } | { kind: "failed"; failure: string };

interface MailerOptions {
  db: Db;
  config: Config;
  log: FastifyBaseLogger;
}

/** Sends the mails of the outbox until it is stopped. Without SMTP_URL it does nothing. */
export async function startMailer({ db, config, log }: MailerOptions): Promise<Mailer> {
  const { smtpUrl, mailFrom, mailTo } = config;
  if (smtpUrl === undefined || mailFrom === undefined || mailTo === undefined)
    return {
      isOn: false,
      wake: () => {},
      sendTestEmail: async () => ({ kind: "failed", failure: "off" }),
      stop: async () => {},
    };

  const { createTransport } = await import("nodemailer");
  const leaseOwner = randomUUID();
  const transport = createTransport({
    url: smtpUrl,
    // Otherwise an attacker on the network could strip STARTTLS and read the password and the mail.
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    connectionTimeout: 10 * secondMs,
    greetingTimeout: 10 * secondMs,
    socketTimeout: 30 * secondMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const settings = {
    siteUrl: config.siteUrl,
    from: mailFrom,
    to: mailTo,
    includesMessage: config.mailIncludeMessage,
  };
  const inFlight = new Set<Promise<void>>();
  let isStopping = false;
  let wasWoken = false;
  let hasBacklog = true;
  let interruptWait = () => {};
  let lastWarningMs = 0;
  const running = run();
  void verify();

  async function run(): Promise<void> {
    while (!isStopping) {
      wasWoken = false;
      const startedCount = await startDueMails().catch((error: unknown) => {
        log.error({ err: error }, "reading the outbox failed");
        return 0;
      });
      if (startedCount === 0 && !wasWoken && !isStopping) await waitForNextPoll();
    }
    await Promise.all(inFlight);
  }

  async function verify(): Promise<void> {
    try {
      await withTimeout(sendTimeoutMs, transport.verify());
      log.info("the mail server accepts the settings");
      await wakeAfterSuccess();
    } catch (error) {
      if (!isStopping)
        log.warn({ failure: getFailureCode(error) }, "the mail server in SMTP_URL does not work");
    }
  }

  /** Sends several mails at once, so that a connection that hangs does not block the others. */
  async function startDueMails(): Promise<number> {
    const limit = maxConcurrentMails - inFlight.size;
    const mails = limit === 0 ? [] : await claimMails(db, { by: leaseOwner, limit, leaseMs });
    for (const mail of mails) {
      const delivery = send(mail).finally(() => {
        inFlight.delete(delivery);
        wake();
      });
      inFlight.add(delivery);
    }
    await warnAboutOverdueMails();
    return mails.length;
  }

  async function send(mail: OutboxMail): Promise<void> {
    const { message_id, mail_id, attempts } = mail;
    try {
      await withTimeout(sendTimeoutMs, transport.sendMail(composeNotification(mail, settings)));
      await markSent(db, message_id);
      log.info({ mailId: mail_id, attempts }, "mail sent");
      await wakeAfterSuccess();
    } catch (error) {
      await postpone(mail, getFailureCode(error));
    }
  }

  async function sendTestEmail(): Promise<TestEmailResult> {
    try {
      await withTimeout(testTimeoutMs, transport.sendMail(composeTestEmail(settings)));
    } catch (error) {
      const failure = getFailureCode(error);
      log.warn({ failure }, "test email not sent");
      return { kind: "failed", failure };
    }
    await wakeAfterSuccess();
    return { kind: "sent", to: settings.to };
  }

  async function postpone(
    { message_id, mail_id, attempts }: OutboxMail,
    failure: string,
  ): Promise<void> {
    const afterMs = getBackoffMs(attempts);
    hasBacklog = true;
    log.warn({ mailId: mail_id, attempts, failure, afterMs }, "mail not sent, will retry");
    await scheduleRetry(db, message_id, { afterMs, failure }).catch((error: unknown) => {
      log.error({ err: error }, "storing the failure failed: the mail is retried in two minutes");
    });
  }

  /** The mail server works again, so mails that failed earlier are retried without their backoff. */
  async function wakeAfterSuccess(): Promise<void> {
    if (!hasBacklog) return;
    hasBacklog = false;
    const woken = await retryConnectionFailures(db).catch(() => 0);
    if (woken > 0) wake();
  }

  async function warnAboutOverdueMails(): Promise<void> {
    if (Date.now() - lastWarningMs < warningIntervalMs) return;
    const late = await countOverdueMails(db, notificationOverdueAfterMs);
    if (late === 0) return;
    lastWarningMs = Date.now();
    log.warn({ late }, "mails were rejected or have been waiting for an hour: check SMTP_URL");
  }

  function waitForNextPoll(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      interruptWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    wasWoken = true;
    interruptWait();
  }

  return {
    isOn: true,
    wake,
    sendTestEmail,
    stop: async () => {
      isStopping = true;
      wake();
      await Promise.race([running, wait(shutdownTimeoutMs, undefined, { ref: false })]);
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

/** Returns only codes, because the error texts of mail servers repeat email addresses. */
function getFailureCode(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
}

async function withTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("too slow"), { code: "ETIME" })),
      timeoutMs,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
