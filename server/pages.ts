import * as build from "virtual:react-router/server-build";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  type AnswerNotes,
  answerContext,
  apiDocumentContext,
  damageContext,
  dbContext,
  logFaultContext,
  type MarkedPage,
  type MessageCare,
  messageCareContext,
  notFoundPagesContext,
  owesSecondFactorContext,
  type RefusedForm,
  recordRefusalContext,
  refusedFormContext,
  sessionIdContext,
  siteUrlContext,
  staffContext,
  untrustedProxyContext,
} from "#app/context.ts";
import type { StaffUser } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { recordRefusal } from "./api/staff/guard.ts";
import { sendPageFailure } from "./busy-page.ts";
import { canonicalPath } from "./canonical-path.ts";
import type { DamageWatch } from "./damage-watch.ts";
import { busySeconds, isForAMoment, tooBusy } from "./errors.ts";
import { createQueue } from "./load-shedding.ts";
import type { Rendered } from "./page-cache/ready-answer.ts";
import { type Asked, type ShareAnswer, sharedHeaders } from "./page-cache/shared-answers.ts";
import { developmentPolicy, pagePolicy } from "./page-policy.ts";
import type { Sessions } from "./sessions.ts";
import { speculationRulesHeader } from "./speculation-rules.ts";
import type { UntrustedProxy } from "./untrusted-proxy.ts";
import { ownUrl, toWebRequest } from "./web-request.ts";

interface PagesOptions {
  db: Db;
  sessions: Sessions;
  siteUrl: string;
  messageCare: MessageCare;
  share: ShareAnswer;
  untrustedProxy: UntrustedProxy;
  damage: DamageWatch;
}

export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { path: string; refusedForm: RefusedForm; status: number },
) => Promise<FastifyReply>;

/** The router cannot match a line break on the server or in the browser, so these paths are 404. */
const lineBreak = /^[^?]*(?:%0[ad]|%e2%80%a[89])/i;
const noPage = {
  path: "/nowhere",
  refusedForm: { path: "", values: {}, errors: {}, failure: undefined },
  status: 404,
};

const maxNotFoundPages = 100;

/** Unknown API routes get a JSON error, even if the path is misspelled with capitals or slashes. */
const apiPath = /^\/*api(?:\/|$)/i;

const pagesAtOnce = 8;
const pagesWaiting = 200;
const maxWaitingForForms = 16;

interface Page extends Rendered {
  isPersonal: boolean;
  cookies: string[];
}

export function addPages(
  app: FastifyInstance,
  { db, sessions, siteUrl, messageCare, share, untrustedProxy, damage }: PagesOptions,
): RenderPage {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const notFoundPages = new LRUCache<string, Promise<MarkedPage>>({ max: maxNotFoundPages });
  const inTurn = createQueue({ atOnce: pagesAtOnce, waiting: pagesWaiting });

  const recordRefusalOf = (request: FastifyRequest) => (staff: StaffUser) =>
    recordRefusal(db, request, staff);

  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    { db, url, isShared, refusedForm }: Asked & { refusedForm?: RefusedForm },
  ): Promise<Page> {
    const notes: AnswerNotes = { area: "public" };
    const session = sessions.lazily(request);
    const context = new RouterContextProvider();
    context.set(dbContext, db);
    context.set(siteUrlContext, siteUrl);
    context.set(messageCareContext, messageCare);
    context.set(untrustedProxyContext, untrustedProxy.seen());
    context.set(damageContext, damage.seen());
    let isBusy = false;
    context.set(logFaultContext, (error) => {
      isBusy ||= isForAMoment(error);
      request.log.error({ err: error }, "page failed");
    });
    context.set(apiDocumentContext, () => app.swagger());
    context.set(answerContext, notes);
    context.set(staffContext, async () => (await session()).staff);
    context.set(owesSecondFactorContext, async () => (await session()).owesSecondFactor);
    context.set(recordRefusalContext, recordRefusalOf(request));
    context.set(sessionIdContext, async () => (await session()).sessionId);
    context.set(refusedFormContext, refusedForm);
    context.set(notFoundPagesContext, notFoundPages);

    const address = ownUrl(url, siteUrl);
    const webRequest = isShared ? new Request(address) : toWebRequest(request, reply, address);
    const make = () => handle(webRequest, context);
    const answer = await inTurn(make);
    const body = Buffer.from(await answer.arrayBuffer());

    const { "set-cookie": _, ...headers } = Object.fromEntries(answer.headers);
    const cookies = [...answer.headers.getSetCookie(), ...session.cookies()];
    const isPersonal =
      notes.area !== "public" ||
      session.wasAsked() ||
      refusedForm !== undefined ||
      cookies.length > 0 ||
      /no-store|private/.test(headers["cache-control"] ?? "");
    if (headers["content-type"]?.startsWith("text/html")) {
      headers["content-security-policy"] = import.meta.env.DEV
        ? developmentPolicy
        : pagePolicy(notes.area, notes.inlineScripts ?? []);
      if (notes.area === "public") Object.assign(headers, speculationRulesHeader);
    }
    if (notes.area !== "public") Object.assign(headers, staffHeaders);
    else if (isPersonal) headers["cache-control"] ??= "no-cache";
    // Only pages that exist redirect to their canonical path; other paths are 404 in any form.
    const canonical = canonicalPath(address.pathname);
    if (refusedForm === undefined && answer.status === 200 && address.pathname !== canonical)
      return movedPage(canonical + ownUrl(request.raw.url ?? "/", siteUrl).search, cookies);

    // React Router reports every error as 500.
    const status = isBusy && answer.status === 500 ? 503 : answer.status;
    if (status === 503) headers["retry-after"] = String(busySeconds);
    const shared = isPersonal ? {} : sharedHeaders(reply);
    return { status, headers: { ...shared, ...headers }, body, isPersonal, cookies };
  }

  const renderOwn: RenderPage = async (request, reply, { path: url, refusedForm, status }) => {
    if (inTurn.count() > maxWaitingForForms) throw tooBusy();
    const page = await render(request, reply, { db, url, isShared: false, refusedForm });
    return sendOwn(reply, { ...page, status });
  };

  const answerPage = (request: FastifyRequest, reply: FastifyReply) =>
    share(request, reply, async (asked) => {
      const page = await render(request, reply, asked);
      if (!page.isPersonal) return page;
      sendOwn(reply, page);
      return "sent";
    });
  const route = { errorHandler: sendPageFailure };
  app.get<{ Params: { "*": string } }>("/*", route, (request, reply) => {
    if (apiPath.test(request.params["*"])) return reply.callNotFound();
    return lineBreak.test(request.raw.url ?? "/")
      ? renderOwn(request, reply, noPage)
      : answerPage(request, reply);
  });
  // Otherwise the API's /blog/:id would match with an empty id.
  app.get("/blog/", route, answerPage);
  return renderOwn;
}

const staffHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

function sendOwn(reply: FastifyReply, { status, headers, body, cookies }: Page): FastifyReply {
  reply.code(status).headers(headers);
  for (const cookie of cookies) reply.header("set-cookie", cookie);
  return reply.send(body);
}

function movedPage(to: string, cookies: string[]): Page {
  const headers = { location: to, "cache-control": "no-cache" };
  return { status: 301, headers, body: Buffer.alloc(0), isPersonal: true, cookies };
}
