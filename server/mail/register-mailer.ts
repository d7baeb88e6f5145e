import type { FastifyInstance } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import type { Config } from "../config.ts";
import { type MailControls, type Mailer, startMailer } from "./mailer.ts";
import type { DeliveryTiming } from "./outbox-delivery.ts";

export function registerMailer(
  app: FastifyInstance,
  { db, config, timing }: { db: Db; config: Config; timing?: DeliveryTiming },
): MailControls {
  let mailer: Mailer | undefined;
  app.addHook("onReady", async () => {
    mailer = await startMailer({ db, config, log: app.log, timing });
  });
  let stopped: Promise<void> | undefined;
  // Waiting for connections and then for mails would take longer than a shutdown may.
  app.addHook("preClose", async () => {
    stopped = mailer?.stop();
  });
  app.addHook("onClose", async () => stopped);
  return {
    get isOn() {
      return mailer?.isOn ?? false;
    },
    wake: () => mailer?.wake(),
    sendTestEmail: async () =>
      (await mailer?.sendTestEmail()) ?? { kind: "failed", failure: "not started" },
  };
}
