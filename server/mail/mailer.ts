import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { secondMs } from "#domain/records/time-units.ts";
import type { Config } from "../config.ts";
import { composeTestEmail } from "./notification-email.ts";
import { type DeliveryTiming, sendTimeoutMs, startOutboxDelivery } from "./outbox-delivery.ts";
import { createSmtpTransport, getFailureCode, type Refusal } from "./smtp-transport.ts";

const testTimeoutMs = 20 * secondMs;

export interface MailControls {
  isOn: boolean;
  wake: () => void;
  sendTestEmail: () => Promise<TestEmailResult>;
}

export interface Mailer extends MailControls {
  stop: () => Promise<void>;
}

type TestEmailResult =
  | { kind: "sent"; to: string }
  /** `refused`: some of the recipients got it. */
  | { kind: "failed" | "refused"; failure: string };

interface MailerOptions {
  db: Db;
  config: Config;
  log: FastifyBaseLogger;
  timing?: DeliveryTiming | undefined;
}

/** Without SMTP_URL the mailer does nothing. */
export async function startMailer({ db, config, log, timing }: MailerOptions): Promise<Mailer> {
  const { smtpUrl, mailFrom, mailTo } = config;
  if (smtpUrl === undefined || mailFrom === undefined || mailTo === undefined)
    return {
      isOn: false,
      wake: () => {},
      sendTestEmail: async () => ({ kind: "failed", failure: "off" }),
      stop: async () => {},
    };

  const transport = await createSmtpTransport(smtpUrl);
  const settings = {
    siteUrl: config.siteUrl,
    from: mailFrom,
    to: mailTo,
    includesMessage: config.mailIncludeMessage,
  };
  const delivery = startOutboxDelivery({ db, log, transport, settings, timing });
  let isStopping = false;
  void verify();

  async function verify(): Promise<void> {
    try {
      await transport.verify(sendTimeoutMs);
      log.info("the mail server accepts the settings");
      await delivery.wakeAfterSuccess();
    } catch (error) {
      if (!isStopping)
        log.warn({ failure: getFailureCode(error) }, "the mail server in SMTP_URL does not work");
    }
  }

  async function sendTestEmail(): Promise<TestEmailResult> {
    let refusals: Refusal[];
    try {
      refusals = await transport.send(composeTestEmail(settings), testTimeoutMs);
    } catch (error) {
      const failure = getFailureCode(error);
      log.warn({ failure }, "test email not sent");
      return { kind: "failed", failure };
    }
    await delivery.wakeAfterSuccess();
    if (refusals[0]) return { kind: "refused", failure: refusals[0].failure };
    return { kind: "sent", to: settings.to.map(({ address }) => address).join(", ") };
  }

  return {
    isOn: true,
    wake: delivery.wake,
    sendTestEmail,
    stop: async () => {
      isStopping = true;
      await delivery.stop();
    },
  };
}
