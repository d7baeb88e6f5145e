import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { FormStamps } from "#domain/messages/form-stamp.server.ts";
import {
  contactPageForm,
  formStampPath,
  type MessageForm,
  quoteForm,
} from "#domain/messages/message.ts";
import { countMessage } from "#domain/messages/message-limits.server.ts";
import {
  messageFromForm,
  messageSchema,
  receiveMessage,
  submissionOf,
} from "#domain/messages/messages.server.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork, clientNetwork48 } from "../../client-network.ts";
import { beginFailure, Refusal } from "../../errors.ts";
import type { Mailer } from "../../mailer.ts";
import type { RenderPage } from "../../pages.ts";
import { createRefusedForms } from "../../refused-form.ts";
import type { UntrustedProxy } from "../../untrusted-proxy.ts";
import { dataReply, doneReply, failureSchema, failures } from "../replies.ts";

interface MessageRoutesOptions {
  db: Db;
  stamps: FormStamps;
  mailer: Mailer;
  renderPage: RenderPage;
  untrustedProxy: UntrustedProxy;
}

const urlencoded = "application/x-www-form-urlencoded";

const sentReply = Type.Object({
  ...doneReply.properties,
  msg: Type.Literal("success"),
});
const messageFailure = Type.Object({
  ...failureSchema.properties,
  msg: Type.Literal("fail"),
});

const pagesOf: Record<string, string[]> = {
  [quoteForm.path]: ["/", "/about"],
  [contactPageForm.path]: ["/contact"],
};

export async function messageRoutes(
  app: FastifyInstance,
  { db, stamps, mailer, renderPage, untrustedProxy }: MessageRoutesOptions,
) {
  const sendRefusedForm = createRefusedForms(renderPage);
  app.addContentTypeParser(urlencoded, { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.get(
    formStampPath,
    {
      schema: {
        summary: "A timestamp that proves when a form was started",
        response: { 200: dataReply(Type.Object({ stamp: Type.String() })), ...failures },
      },
    },
    async () => ({ status: "success", message: "A stamp.", data: { stamp: stamps.issue() } }),
  );

  for (const form of [quoteForm, contactPageForm]) {
    app.post<{ Body: Record<string, string> }>(
      form.path,
      {
        schema: {
          summary: `A message of the ${form.formType.toLowerCase()}`,
          consumes: ["application/json", urlencoded],
          body: messageSchema(form),
          response: { 200: sentReply, "4xx": messageFailure, "5xx": messageFailure },
        },
        preValidation: async (request) => keepTyped(request),
        errorHandler: (error, request, reply) => refuse(form, error, request, reply),
      },
      async (request, reply) => {
        const message = messageFromForm(form, request.body, stamps);
        const admission = await countMessage(db, {
          id: submissionOf(message),
          network: clientNetwork(request.ip),
          network48: clientNetwork48(request.ip),
          isShared: untrustedProxy.isBehind(request),
        });
        if (admission.kind === "refused")
          throw new Refusal(429, tooMany, { retryAfterSeconds: admission.waitSeconds });
        await receiveMessage(db, message, admission.kind);
        mailer.wake();
        if (isPlainForm(request)) return reply.redirect("/thank-you", 303);
        return { status: "success", msg: "success", message: form.sent };
      },
    );
  }

  async function refuse(
    form: MessageForm,
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const failure = beginFailure(error, request, reply);
    if (!isPlainForm(request)) {
      reply.send({ msg: "fail", ...failure });
      return;
    }
    const refusedForm = {
      path: form.path,
      values: typedValues.get(request) ?? {},
      errors: failure.errors ?? {},
      failure: failure.errors === undefined ? form.failed : undefined,
    };
    await sendRefusedForm(request, reply, { form, path: pageOf(form, request), refusedForm });
  }
}

const tooMany = "That is a lot of messages in a short time. Please call us instead.";

/** Validation normalizes the body, but visitors must see their own input again. */
const typedValues = new WeakMap<FastifyRequest, Record<string, string>>();

function keepTyped(request: FastifyRequest): void {
  const body = request.body;
  if (isPlainForm(request) && typeof body === "object" && body !== null)
    typedValues.set(request, { ...(body as Record<string, string>) });
}

function isPlainForm(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.startsWith(urlencoded) === true;
}

function pageOf(form: MessageForm, request: FastifyRequest): string {
  const pages = pagesOf[form.path] ?? ["/"];
  const referer = request.headers.referer ?? "";
  const from = URL.canParse(referer) ? new URL(referer).pathname : "";
  return pages.find((page) => page === from) ?? pages[0] ?? "/";
}
