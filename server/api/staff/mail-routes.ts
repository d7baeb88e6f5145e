import type { FastifyRequest } from "fastify";
import { limitMailCheck } from "#domain/messages/mail-check-limit.server.ts";
import { messageEndpoints } from "#domain/messages/message-endpoints.server.ts";
import { retryAllMails } from "#domain/messages/outbox.server.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { recordAudit } from "#domain/staff/audit-log.server.ts";
import { HttpError } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { getActor } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const mailDisabledMessage = "This site does not send email, because no mail server is set.";
const rateLimitMessage = "This was tried several times just now. Please wait a minute.";

export const mailRoutes: RoutePlugin = async (app, { db, mailer }) => {
  route(app, {
    ...messageEndpoints.testMail,
    operationId: "sendTestEmail",
    summary: "Sends a test email to the recipient of notifications; limited to a few a minute",
    errorStatuses: [409, 429, 502],
    handler: async (request) => {
      await checkAllowed();
      const result = await mailer.sendTestEmail();
      await recordTest(request, result.kind === "sent" ? undefined : result.failure);
      if (result.kind === "sent") return { message: `A test email is on its way to ${result.to}.` };
      const summary = result.kind === "failed" ? "was not sent" : "does not reach every recipient";
      throw new HttpError(502, `The test email ${summary}: ${explainFailure(result.failure)}`);
    },
  });

  route(app, {
    ...messageEndpoints.retryMail,
    operationId: "retryNotifications",
    summary: "Retries every waiting notification now; limited to a few times a minute",
    errorStatuses: [409, 429],
    handler: async (request) => {
      await checkAllowed();
      const count = await withAudit(db, request, {
        change: retryAllMails,
        event: (retried) => ({
          action: "mails-retried",
          target: { id: "", name: String(retried) },
        }),
      });
      mailer.wake();
      return { message: `Retrying ${pluralize(count, "notification")}.` };
    },
  });

  async function checkAllowed(): Promise<void> {
    if (!mailer.isOn) throw new HttpError(409, mailDisabledMessage);
    const retryAfterSeconds = await limitMailCheck(db);
    if (retryAfterSeconds > 0) throw new HttpError(429, rateLimitMessage, { retryAfterSeconds });
  }

  async function recordTest(request: FastifyRequest, failure: string | undefined): Promise<void> {
    const target = { id: "", name: failure ?? "" };
    const action = failure === undefined ? "test-mail-sent" : "test-mail-failed";
    await recordAudit(db, getActor(request), { action, target });
  }
};

function explainFailure(failure: string): string {
  if (failure.startsWith("EAUTH")) return `the mail server rejected the password (${failure}).`;
  if (/ 5\d\d$/.test(failure)) return `the mail server rejected it permanently (${failure}).`;
  if (/ 4\d\d$/.test(failure)) return `the mail server rejected it temporarily (${failure}).`;
  return `the mail server cannot be reached (${failure}).`;
}
