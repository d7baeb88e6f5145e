import type { FastifyInstance } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import type { Config } from "../config.ts";
import { type MailControls, type Mailer, startMailer } from "./mailer.ts";

export function registerMailer(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Config },
): MailControls {
  let mailer: Mailer | undefined;
  app.addHook("onReady", async () => {
    mailer = await startMailer({ db, config, log: app.log });
  });
  app.addHook("onClose", async () => mailer?.stop());
  return {
    get isOn() {
      return mailer?.isOn ?? false;
    },
    wake: () => mailer?.wake(),
    sendTestEmail: async () =>
      (await mailer?.sendTestEmail()) ?? { kind: "failed", failure: "not started" },
  };
}
