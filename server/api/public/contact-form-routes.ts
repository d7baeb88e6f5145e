import type { FastifyReply, FastifyRequest } from "fastify";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import { findFormLanguage } from "#domain/clinic/translated-forms.ts";
import {
  createFormEndpoint,
  formErrorSchema,
  formTokenEndpoint,
} from "#domain/messages/contact-form-endpoints.server.ts";
import { contactPageForm, type MessageForm, quoteForm } from "#domain/messages/message.ts";
import { limitMessage } from "#domain/messages/message-rate-limit.server.ts";
import {
  getSubmissionKey,
  messageFromForm,
  receiveMessage,
} from "#domain/messages/receive-message.server.ts";
import { createGroupCommit } from "#domain/records/group-commit.server.ts";
import { getClientNetwork, getClientNetwork48 } from "#server/http/client-network.ts";
import { HttpError, prepareErrorResponse } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { createRefusedFormSender } from "./refused-form.ts";

const urlencoded = "application/x-www-form-urlencoded";

interface FormRoute {
  form: MessageForm;
  operationId: string;
  sentMessage: string;
  mainPage: string;
  otherPages: string[];
}

const formRoutes: FormRoute[] = [
  {
    form: quoteForm,
    operationId: "sendQuoteForm",
    sentMessage: "Request for quotation sended Successfully!",
    mainPage: "/",
    otherPages: ["/about"],
  },
  {
    form: contactPageForm,
    operationId: "sendContactForm",
    sentMessage: contactPageForm.confirmation,
    mainPage: "/contact",
    otherPages: [],
  },
];

export const contactFormRoutes: RoutePlugin = async (
  app,
  { db, formTokens, mailer, sendStandIn, untrustedProxy },
) => {
  const groupCommit = createGroupCommit(db);
  const sendRefusedForm = createRefusedFormSender(app, sendStandIn);
  app.addContentTypeParser(urlencoded, { parseAs: "string" }, (request, body, done) => {
    const values = Object.fromEntries(new URLSearchParams(String(body)));
    typedValues.set(request, values);
    done(null, values);
  });

  route(app, {
    ...formTokenEndpoint,
    operationId: "issueFormStamp",
    summary: "A timestamp that proves when a form was started",
    handler: async () => ({ message: "A form token.", data: { stamp: formTokens.issue() } }),
  });

  for (const formRoute of formRoutes) {
    const { form, operationId, sentMessage } = formRoute;
    route(app, {
      ...createFormEndpoint(form),
      operationId,
      summary: `A message of the ${form.formType.toLowerCase()}`,
      consumes: ["application/json", urlencoded],
      errorStatuses: [429],
      redirect: {
        status: 303,
        description:
          "A form sent without JavaScript: the Location header has the thank-you page, or the translated page that it came from",
      },
      errorReply: formErrorSchema,
      errorHandler: (error, request, reply) => sendFormError(formRoute, error, request, reply),
      handler: async (request, reply) => {
        const message = messageFromForm(form, request.body, formTokens);
        // Without a script, a second press of the button sends the same message again.
        if (isPlainForm(request)) message.submissionId ??= getLocalDate(new Date());
        const sender = {
          id: getSubmissionKey(message),
          network: getClientNetwork(request.ip),
          network48: getClientNetwork48(request.ip),
          isShared: untrustedProxy.isBehind(request),
        };
        const admission = await groupCommit.run(async (trx) => {
          const admission = await limitMessage(trx, sender);
          if (admission.kind !== "refused") await receiveMessage(trx, message, admission.kind);
          return admission;
        });
        if (admission.kind === "refused")
          throw new HttpError(429, tooManyMessage, { retryAfterSeconds: admission.waitSeconds });
        mailer.wake();
        if (isPlainForm(request)) return reply.redirect(getSentPath(message.formType), 303);
        return { msg: "success" as const, message: sentMessage };
      },
    });
  }

  async function sendFormError(
    formRoute: FormRoute,
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const errorBody = prepareErrorResponse(error, request, reply);
    if (!isPlainForm(request)) {
      reply.send({ msg: "fail", ...errorBody });
      return;
    }
    const { form } = formRoute;
    const refusedForm = {
      path: form.path,
      values: typedValues.get(request) ?? {},
      errors: errorBody.errors ?? {},
      failure: errorBody.errors === undefined ? form.failed : undefined,
    };
    const path = getFormPage(formRoute, request);
    await sendRefusedForm(request, reply, { form, path, refusedForm });
  }
};

const tooManyMessage = "That is a lot of messages in a short time. Please call us instead.";

/** Validation normalizes the body, but visitors must see their own input again. */
const typedValues = new WeakMap<FastifyRequest, Record<string, string>>();

function isPlainForm(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.startsWith(urlencoded) === true;
}

function getSentPath(formType: string): string {
  const language = findFormLanguage(formType);
  return language ? `/${language.code}?sent=yes#write` : "/thank-you";
}

function getFormPage({ mainPage, otherPages }: FormRoute, request: FastifyRequest): string {
  const language = findFormLanguage(typedValues.get(request)?.formType);
  if (language) return `/${language.code}`;
  const fromPath = URL.parse(request.headers.referer ?? "")?.pathname ?? "";
  return otherPages.includes(fromPath) ? fromPath : mainPage;
}
