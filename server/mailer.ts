import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { mailIsLateAfterMs } from "#domain/messages/message.ts";
import {
  claimMails,
  countLateMails,
  handBackMails,
  type Mail,
  markSent,
  tryLater,
  waitBeforeRetry,
  wakeBacklog,
} from "#domain/messages/outbox.server.ts";
import type { Db } from "#domain/tables.ts";
import { type Config, isLoopback } from "./config.ts";
import { composeMail, composeTestMail } from "./mail.ts";

const secondMs = 1000;
const pollMs = 2 * secondMs;
/** Shorter than the lease, so that no other node can claim a mail that is still being sent. */
const sendLimitMs = 60 * secondMs;
const leaseMs = 2 * sendLimitMs;
const stopLimitMs = 8 * secondMs;
const testLimitMs = 20 * secondMs;
const maxMailsAtOnce = 5;
const warnEveryMs = 3600 * secondMs;

export interface Mailer {
  isOn: boolean;
  wake: () => void;
  sendTestMail: () => Promise<TestMailResult>;
  /** Finishes the mails in flight and releases the leases of the others. */
  stop: () => Promise<void>;
}

export type TestMailResult = { kind: "sent"; to: string } | { kind: "failed"; failure: string };

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
      sendTestMail: async () => ({ kind: "failed", failure: "off" }),
      stop: async () => {},
    };

  const { createTransport } = await import("nodemailer");
  const by = randomUUID();
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
  const sending = new Set<Promise<void>>();
  let isStopping = false;
  let isAwake = false;
  let hasBacklog = true;
  let rest = () => {};
  let warnedAt = 0;
  const running = run();
  void verify();

  async function run(): Promise<void> {
    while (!isStopping) {
      isAwake = false;
      const begun = await beginDue().catch((error: unknown) => {
        log.error({ err: error }, "reading the outbox failed");
        return 0;
      });
      if (begun === 0 && !isAwake && !isStopping) await untilTurn();
    }
    await Promise.all(sending);
  }

  async function verify(): Promise<void> {
    try {
      await within(sendLimitMs, transport.verify());
      log.info("the mail server accepts the settings");
      await wakeAfterSuccess();
    } catch (error) {
      if (!isStopping)
        log.warn({ failure: failureOf(error) }, "the mail server in SMTP_URL does not work");
    }
  }

  /** Sends several mails at once, so that a connection that hangs does not block the others. */
  async function beginDue(): Promise<number> {
    const limit = maxMailsAtOnce - sending.size;
    const mails = limit === 0 ? [] : await claimMails(db, { by, limit, leaseMs });
    for (const mail of mails) {
      const sent = send(mail).finally(() => {
        sending.delete(sent);
        wake();
      });
      sending.add(sent);
    }
    await warnOfLateMails();
    return mails.length;
  }

  async function send(mail: Mail): Promise<void> {
    const { message_id, mail_id, attempts } = mail;
    try {
      await within(sendLimitMs, transport.sendMail(composeMail(mail, settings)));
      await markSent(db, message_id);
      log.info({ mailId: mail_id, attempts }, "mail sent");
      await wakeAfterSuccess();
    } catch (error) {
      await postpone(mail, failureOf(error));
    }
  }

  async function sendTestMail(): Promise<TestMailResult> {
    try {
      await within(testLimitMs, transport.sendMail(composeTestMail(settings)));
    } catch (error) {
      const failure = failureOf(error);
      log.warn({ failure }, "test email not sent");
      return { kind: "failed", failure };
    }
    await wakeAfterSuccess();
    return { kind: "sent", to: settings.to };
  }

  async function postpone({ message_id, mail_id, attempts }: Mail, failure: string): Promise<void> {
    const afterMs = waitBeforeRetry(attempts);
    hasBacklog = true;
    log.warn({ mailId: mail_id, attempts, failure, afterMs }, "mail not sent, will retry");
    await tryLater(db, message_id, { afterMs, failure }).catch((error: unknown) => {
      log.error({ err: error }, "storing the failure failed: the mail is retried in two minutes");
    });
  }

  /** The mail server works again, so mails that failed earlier are retried without their backoff. */
  async function wakeAfterSuccess(): Promise<void> {
    if (!hasBacklog) return;
    hasBacklog = false;
    const woken = await wakeBacklog(db).catch(() => 0);
    if (woken > 0) wake();
  }

  async function warnOfLateMails(): Promise<void> {
    if (Date.now() - warnedAt < warnEveryMs) return;
    const late = await countLateMails(db, mailIsLateAfterMs);
    if (late === 0) return;
    warnedAt = Date.now();
    log.warn({ late }, "mails were rejected or have been waiting for an hour: check SMTP_URL");
  }

  function untilTurn(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      rest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    isAwake = true;
    rest();
  }

  return {
    isOn: true,
    wake,
    sendTestMail,
    stop: async () => {
      isStopping = true;
      wake();
      await Promise.race([running, wait(stopLimitMs, undefined, { ref: false })]);
      transport.close();
      await handBackMails(db, by).catch((error: unknown) => {
        log.error(
          { err: error },
          "releasing leases failed: another node takes over in two minutes",
        );
      });
    },
  };
}

/** Returns only codes, because the error texts of mail servers repeat email addresses. */
function failureOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("too slow"), { code: "ETIME" })),
      limitMs,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
