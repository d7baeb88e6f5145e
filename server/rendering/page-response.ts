import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageArea } from "#app/context.ts";
import type { LazySession } from "../auth/request-sessions.ts";
import { canonicalPath } from "../http/canonical-path.ts";
import { buildPageCsp, getCspHeaders } from "../http/csp.ts";
import { unavailableRetrySeconds } from "../http/http-error.ts";
import { speculationRulesHeader } from "../http/speculation-rules.ts";
import { toOwnUrl } from "../http/web-request.ts";
import type { RenderedResponse } from "../page-cache/cached-response.ts";
import { getSharedHeaders } from "../page-cache/shared-response.ts";

export interface PageResponse extends RenderedResponse {
  isPrivate: boolean;
  cookies: string[];
}

interface PageRendering {
  request: FastifyRequest;
  reply: FastifyReply;
  siteUrl: string;
  pageUrl: URL;
  session: LazySession;
  area: PageArea;
  inlineScripts: string[];
  isStandIn: boolean;
  hasTransientError: boolean;
  body: Buffer;
}

const staffHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

export function createPageResponse(
  response: Response,
  { body, session, area, inlineScripts, isStandIn, hasTransientError, ...page }: PageRendering,
): PageResponse {
  const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
  const cookies = [...response.headers.getSetCookie(), ...session.cookies()];
  const isPublic = area === "public";
  const isPrivate =
    !isPublic ||
    session.wasRead() ||
    isStandIn ||
    cookies.length > 0 ||
    // Such a page shows what was known before the failure.
    (hasTransientError && response.status === 200) ||
    /no-store|private/.test(headers["cache-control"] ?? "");
  if (headers["content-type"]?.startsWith("text/html")) {
    const policy = buildPageCsp(area, inlineScripts);
    Object.assign(headers, getCspHeaders(policy, import.meta.env.DEV));
    if (isPublic) Object.assign(headers, speculationRulesHeader);
  }
  if (!isPublic) Object.assign(headers, staffHeaders);
  else if (isPrivate) headers["cache-control"] ??= "no-cache";
  // Only pages that exist redirect to their canonical path; other paths are 404 in any form.
  const canonical = canonicalPath(page.pageUrl.pathname);
  if (!isStandIn && response.status === 200 && page.pageUrl.pathname !== canonical) {
    const { search } = toOwnUrl(page.request.raw.url ?? "/", page.siteUrl);
    const redirect = createRedirectPage(canonical + search, cookies);
    return isPublic ? redirect : { ...redirect, headers: { ...redirect.headers, ...staffHeaders } };
  }

  // React Router reports every error as 500.
  const status = hasTransientError && response.status === 500 ? 503 : response.status;
  if (status === 503) headers["retry-after"] = String(unavailableRetrySeconds);
  const shared = isPrivate ? {} : getSharedHeaders(page.reply);
  return { status, headers: { ...shared, ...headers }, body, isPrivate, cookies };
}

export function createRedirectPage(targetUrl: string, cookies: string[] = []): PageResponse {
  const headers = { location: targetUrl, "cache-control": "no-cache" };
  return { status: 301, headers, body: Buffer.alloc(0), isPrivate: true, cookies };
}
