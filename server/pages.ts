import * as build from "virtual:react-router/server-build";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  corruptionContext,
  dbContext,
  logErrorContext,
  type MessageSettings,
  messageSettingsContext,
  mustSetUpSecondFactorContext,
  notFoundPageCacheContext,
  openApiContext,
  type RefusedForm,
  type RenderedPage,
  type ResponseMeta,
  recordRefusalContext,
  refusedFormContext,
  responseMetaContext,
  sessionIdContext,
  siteUrlContext,
  staffContext,
  untrustedProxyContext,
} from "#app/context.ts";
import type { Db } from "#domain/records/tables.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";
import { recordRefusal } from "./api/staff/guard.ts";
import type { Sessions } from "./auth/sessions.ts";
import { canonicalPath } from "./http/canonical-path.ts";
import { buildPageCsp, developmentCsp } from "./http/csp.ts";
import type { UntrustedProxy } from "./http/detect-untrusted-proxy.ts";
import { isTransient, serviceUnavailable, unavailableRetrySeconds } from "./http/http-error.ts";
import { createQueue } from "./http/load-shedding.ts";
import { speculationRulesHeader } from "./http/speculation-rules.ts";
import { sendPageError } from "./http/unavailable-page.ts";
import { toOwnUrl, toWebRequest } from "./http/web-request.ts";
import type { CorruptionMonitor } from "./monitoring/corruption-monitor.ts";
import type { RenderedResponse } from "./page-cache/cached-response.ts";
import {
  getSharedHeaders,
  type RenderRequest,
  type SharedResponder,
} from "./page-cache/shared-response.ts";

interface PagesOptions {
  db: Db;
  sessions: Sessions;
  siteUrl: string;
  messageSettings: MessageSettings;
  respondShared: SharedResponder;
  untrustedProxy: UntrustedProxy;
  corruptionMonitor: CorruptionMonitor;
}

export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { path: string; refusedForm: RefusedForm; status: number },
) => Promise<FastifyReply>;

/** The router cannot match a line break on the server or in the browser, so these paths are 404. */
const lineBreakPattern = /^[^?]*(?:%0[ad]|%e2%80%a[89])/i;
const notFoundPage = {
  path: "/nowhere",
  refusedForm: { path: "", values: {}, errors: {}, failure: undefined },
  status: 404,
};

const maxNotFoundPages = 100;

/** Unknown API routes get a JSON error, even if the path is misspelled with capitals or slashes. */
const apiPathPattern = /^\/*api(?:\/|$)/i;

const maxConcurrentRenders = 8;
const maxQueuedRenders = 200;
const maxQueuedForForms = 16;

interface PageResponse extends RenderedResponse {
  isPrivate: boolean;
  cookies: string[];
}

export function registerPages(
  app: FastifyInstance,
  {
    db,
    sessions,
    siteUrl,
    messageSettings,
    respondShared,
    untrustedProxy,
    corruptionMonitor,
  }: PagesOptions,
): RenderPage {
  const handleRequest = createRequestHandler(build, import.meta.env.MODE);
  const notFoundPages = new LRUCache<string, Promise<RenderedPage>>({ max: maxNotFoundPages });
  const renderQueue = createQueue({
    concurrency: maxConcurrentRenders,
    maxWaiting: maxQueuedRenders,
  });

  const recordRefusalOf = (request: FastifyRequest) => (staff: StaffUser) =>
    recordRefusal(db, request, staff);

  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    { db, url, isShared, refusedForm }: RenderRequest & { refusedForm?: RefusedForm },
  ): Promise<PageResponse> {
    const responseMeta: ResponseMeta = { area: "public" };
    const session = sessions.lazySession(request);
    const context = new RouterContextProvider();
    context.set(dbContext, db);
    context.set(siteUrlContext, siteUrl);
    context.set(messageSettingsContext, messageSettings);
    context.set(untrustedProxyContext, untrustedProxy.getDetectedIp());
    context.set(corruptionContext, corruptionMonitor.getCorruption());
    let hasTransientError = false;
    context.set(logErrorContext, (error) => {
      hasTransientError ||= isTransient(error);
      request.log.error({ err: error }, "page failed");
    });
    context.set(openApiContext, () => app.swagger());
    context.set(responseMetaContext, responseMeta);
    context.set(staffContext, async () => (await session()).staff);
    context.set(mustSetUpSecondFactorContext, async () => (await session()).mustSetUpSecondFactor);
    context.set(recordRefusalContext, recordRefusalOf(request));
    context.set(sessionIdContext, async () => (await session()).sessionId);
    context.set(refusedFormContext, refusedForm);
    context.set(notFoundPageCacheContext, notFoundPages);

    const pageUrl = toOwnUrl(url, siteUrl);
    const webRequest = isShared ? new Request(pageUrl) : toWebRequest(request, reply, pageUrl);
    const renderResponse = () => handleRequest(webRequest, context);
    const response = await renderQueue(renderResponse);
    const body = Buffer.from(await response.arrayBuffer());

    const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
    const cookies = [...response.headers.getSetCookie(), ...session.cookies()];
    const isPrivate =
      responseMeta.area !== "public" ||
      session.wasRead() ||
      refusedForm !== undefined ||
      cookies.length > 0 ||
      /no-store|private/.test(headers["cache-control"] ?? "");
    if (headers["content-type"]?.startsWith("text/html")) {
      headers["content-security-policy"] = import.meta.env.DEV
        ? developmentCsp
        : buildPageCsp(responseMeta.area, responseMeta.inlineScripts ?? []);
      if (responseMeta.area === "public") Object.assign(headers, speculationRulesHeader);
    }
    if (responseMeta.area !== "public") Object.assign(headers, staffHeaders);
    else if (isPrivate) headers["cache-control"] ??= "no-cache";
    // Only pages that exist redirect to their canonical path; other paths are 404 in any form.
    const canonical = canonicalPath(pageUrl.pathname);
    if (refusedForm === undefined && response.status === 200 && pageUrl.pathname !== canonical)
      return createRedirectPage(
        canonical + toOwnUrl(request.raw.url ?? "/", siteUrl).search,
        cookies,
      );

    // React Router reports every error as 500.
    const status = hasTransientError && response.status === 500 ? 503 : response.status;
    if (status === 503) headers["retry-after"] = String(unavailableRetrySeconds);
    const shared = isPrivate ? {} : getSharedHeaders(reply);
    return { status, headers: { ...shared, ...headers }, body, isPrivate, cookies };
  }

  const renderPrivatePage: RenderPage = async (
    request,
    reply,
    { path: url, refusedForm, status },
  ) => {
    if (renderQueue.count() > maxQueuedForForms) throw serviceUnavailable();
    const page = await render(request, reply, { db, url, isShared: false, refusedForm });
    return sendPrivatePage(reply, { ...page, status });
  };

  const respondWithPage = (request: FastifyRequest, reply: FastifyReply) =>
    respondShared(request, reply, async (renderRequest) => {
      const page = await render(request, reply, renderRequest);
      if (!page.isPrivate) return page;
      sendPrivatePage(reply, page);
      return "sent";
    });
  const route = { errorHandler: sendPageError };
  app.get<{ Params: { "*": string } }>("/*", route, (request, reply) => {
    if (apiPathPattern.test(request.params["*"])) return reply.callNotFound();
    return lineBreakPattern.test(request.raw.url ?? "/")
      ? renderPrivatePage(request, reply, notFoundPage)
      : respondWithPage(request, reply);
  });
  // Otherwise the API's /blog/:id would match with an empty id.
  app.get("/blog/", route, respondWithPage);
  return renderPrivatePage;
}

const staffHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

function sendPrivatePage(
  reply: FastifyReply,
  { status, headers, body, cookies }: PageResponse,
): FastifyReply {
  reply.code(status).headers(headers);
  for (const cookie of cookies) reply.header("set-cookie", cookie);
  return reply.send(body);
}

function createRedirectPage(targetUrl: string, cookies: string[]): PageResponse {
  const headers = { location: targetUrl, "cache-control": "no-cache" };
  return { status: 301, headers, body: Buffer.alloc(0), isPrivate: true, cookies };
}
