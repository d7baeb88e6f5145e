import type { FastifyInstance, FastifyRequest } from "fastify";
import { countMailCheck } from "#domain/messages/mail-check-limit.server.ts";
import { retryMails } from "#domain/messages/outbox.server.ts";
import { writeAudit } from "#domain/staff/audit.server.ts";
import type { Db } from "#domain/tables.ts";
import { Refusal } from "../../errors.ts";
import type { Mailer } from "../../mailer.ts";
import { doneReply, failures } from "../replies.ts";
import { audited } from "./audited.ts";
import { actorOf } from "./guard.ts";

const mailIsOff = "This site does not send email, because no mail server is set.";
const tooOften = "This was tried several times just now. Please wait a minute.";

export async function mailRoutes(app: FastifyInstance, { db, mailer }: { db: Db; mailer: Mailer }) {
  app.post(
    "/api/staff/mail/test",
    {
      schema: {
        summary: "Sends a test email to the recipient of notifications; limited to a few a minute",
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      await admit();
      const result = await mailer.sendTestMail();
      await recordTest(request, result.kind === "failed" ? result.failure : undefined);
      if (result.kind === "failed")
        throw new Refusal(502, `The test email was not sent: ${explainFailure(result.failure)}`);
      return { status: "success", message: `A test email is on its way to ${result.to}.` };
    },
  );

  app.post(
    "/api/staff/mail/retry",
    {
      schema: {
        summary: "Retries every waiting notification now; limited to a few times a minute",
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      await admit();
      const count = await audited(db, request, retryMails, (tried) => ({
        act: "mails-retried",
        thing: { id: "", name: String(tried) },
      }));
      mailer.wake();
      const message = count === 1 ? "Retrying 1 notification." : `Retrying ${count} notifications.`;
      return { status: "success", message };
    },
  );

  async function admit(): Promise<void> {
    if (!mailer.isOn) throw new Refusal(409, mailIsOff);
    const retryAfterSeconds = await countMailCheck(db);
    if (retryAfterSeconds > 0) throw new Refusal(429, tooOften, { retryAfterSeconds });
  }

  async function recordTest(request: FastifyRequest, failure: string | undefined): Promise<void> {
    const thing = { id: "", name: failure ?? "" };
    const act = failure === undefined ? "test-mail-sent" : "test-mail-failed";
    await writeAudit(db, actorOf(request), { act, thing });
  }
}

function explainFailure(failure: string): string {
  if (failure.startsWith("EAUTH")) return `the mail server rejected the password (${failure}).`;
  if (/ 5\d\d$/.test(failure)) return `the mail server rejected it permanently (${failure}).`;
  if (/ 4\d\d$/.test(failure)) return `the mail server rejected it temporarily (${failure}).`;
  return `the mail server cannot be reached (${failure}).`;
}
