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
} from "#domain/messages/outbox.server.ts";
import type { Db } from "#domain/tables.ts";
import type { Config } from "./config.ts";
import { composeMail } from "./mail.ts";

const secondMs = 1000;
const pollMs = 2 * secondMs;
/** A conversation that goes on for longer is broken off, before another node may take the mail. */
const sendLimitMs = 60 * secondMs;
const leaseMs = 2 * sendLimitMs;
const stopLimitMs = 8 * secondMs;
const mailsAtOnce = 5;
const warnEveryMs = 3600 * secondMs;

export interface Mailer {
  /** Something may be due: look now and not at the next turn. */
  wake: () => void;
  /** Finishes the mail that is being sent, and hands the others back. */
  stop: () => Promise<void>;
}

interface MailerOptions {
  db: Db;
  config: Config;
  log: FastifyBaseLogger;
}

/** Sends what waits in the outbox, for ever. Without a mail server there is nothing to do. */
export async function startMailer({ db, config, log }: MailerOptions): Promise<Mailer> {
  const { smtpUrl, mailFrom, mailTo } = config;
  if (smtpUrl === undefined || mailFrom === undefined || mailTo === undefined)
    return { wake: () => {}, stop: async () => {} };

  const { createTransport } = await import("nodemailer");
  const by = randomUUID();
  const transport = createTransport({
    url: smtpUrl,
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
  let isStopping = false;
  let isAwake = false;
  let rest = () => {};
  let warnedAt = 0;
  const running = run();

  async function run(): Promise<void> {
    while (!isStopping) {
      isAwake = false;
      const sent = await sendDue().catch((error: unknown) => {
        log.error({ err: error }, "the outbox cannot be read");
        return 0;
      });
      if (sent === 0 && !isAwake && !isStopping) await untilTurn();
    }
  }

  /** Answers how many mails were tried. */
  async function sendDue(): Promise<number> {
    const mails = await claimMails(db, { by, limit: mailsAtOnce, leaseMs });
    await Promise.all(mails.map(send));
    await warnOfLateMails();
    return mails.length;
  }

  async function send(mail: Mail): Promise<void> {
    const { message_id, mail_id, attempts } = mail;
    try {
      await within(sendLimitMs, transport.sendMail(composeMail(mail, settings)));
      await markSent(db, message_id);
      log.info({ mailId: mail_id, attempts }, "mail sent");
    } catch (error) {
      const failure = failureOf(error);
      const afterMs = waitBeforeRetry(attempts);
      log.warn({ mailId: mail_id, attempts, failure, afterMs }, "mail not sent, will try again");
      await tryLater(db, message_id, { afterMs, failure });
    }
  }

  async function warnOfLateMails(): Promise<void> {
    if (Date.now() - warnedAt < warnEveryMs) return;
    const late = await countLateMails(db, mailIsLateAfterMs);
    if (late === 0) return;
    warnedAt = Date.now();
    log.warn({ late }, "mails have been waiting for more than a day: look at SMTP_URL");
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
    wake,
    stop: async () => {
      isStopping = true;
      wake();
      await Promise.race([running, wait(stopLimitMs, undefined, { ref: false })]);
      transport.close();
      await handBackMails(db, by).catch((error: unknown) => {
        log.error({ err: error }, "mails not handed back: another node takes them in two minutes");
      });
    },
  };
}

/** A code and no more: the texts of mail servers repeat addresses. */
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
