import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { buildPermissionsPolicy } from "./csp.ts";
import { HttpError } from "./http-error.ts";
import { monitoringPaths } from "./monitoring-paths.ts";
import {
  createForeignHostLog,
  explainForeignHost,
  getOwnHosts,
  getOwnOrigins,
  getSiblingHost,
} from "./own-hosts.ts";

export interface HeaderSettings {
  siteUrl: string;
  hstsSubdomains: boolean;
}

/** Frameworks and proxies act on these request headers, which only an attacker would send here. */
const droppedHeaders = [
  "x-forwarded-host",
  "x-original-url",
  "x-rewrite-url",
  "x-http-method-override",
];

const safeMethods = ["GET", "HEAD", "OPTIONS"];

export function registerRequestSecurity(app: FastifyInstance, settings: HeaderSettings): void {
  const { siteUrl } = settings;
  const origins = getOwnOrigins(siteUrl);
  const hosts = getOwnHosts(siteUrl);
  const siblingHost = getSiblingHost(siteUrl);
  const logForeignHost = createForeignHostLog(app.log, siteUrl);
  const headers = getSecurityHeaders(settings);

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header("x-request-id", request.id);
    for (const name of Object.keys(request.raw.headers)) {
      if (droppedHeaders.includes(name) || name.startsWith("x-react-router-"))
        delete request.raw.headers[name];
    }
    rejectAmbiguousRequest(request, reply);
    const host = request.raw.headers.host?.toLowerCase() ?? "";
    if (!monitoringPaths.includes(request.routeOptions.url ?? "") && !hosts.includes(host)) {
      if (host === siblingHost) return redirectToSite(request, reply, siteUrl);
      logForeignHost(host);
      throw new HttpError(421, explainForeignHost(siteUrl));
    }
    if (!safeMethods.includes(request.method)) rejectCrossSiteWrite(request, origins);
  });
}

/** Rejects requests that a proxy and this server could parse differently (request smuggling). */
function rejectAmbiguousRequest({ raw }: FastifyRequest, reply: FastifyReply): void {
  const isHostHeader = (name: string, i: number) => i % 2 === 0 && name.toLowerCase() === "host";
  const hosts = raw.rawHeaders.filter(isHostHeader).length;
  const encoding = raw.headers["transfer-encoding"];
  const isAmbiguous =
    !originFormPattern.test(raw.url ?? "") ||
    hosts > 1 ||
    (hosts === 0 && raw.httpVersion !== "1.0") ||
    (encoding !== undefined && encoding.toLowerCase() !== "chunked");
  if (!isAmbiguous) return;
  reply.header("connection", "close");
  throw new HttpError(400, "That request is not well-formed.");
}

/** Allows paths only: an absolute URL names a host, and URL parsers read a backslash as a slash. */
const originFormPattern = /^\/[^\\?]*(?:\?.*)?$/;

function redirectToSite(request: FastifyRequest, reply: FastifyReply, siteUrl: string) {
  const status = safeMethods.includes(request.method) ? 301 : 308;
  return reply.redirect(siteUrl + request.raw.url, status);
}

export function getSecurityHeaders(settings: HeaderSettings): Record<string, string> {
  const { siteUrl, hstsSubdomains } = settings;
  if (!siteUrl.startsWith("https:")) return securityHeaders;
  const scope = hstsSubdomains ? "; includeSubDomains" : "";
  return { ...securityHeaders, "strict-transport-security": `max-age=63072000${scope}` };
}

const securityHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": buildPermissionsPolicy(),
};

/**
 * The protection against cross-site request forgery (CSRF): browsers send these headers on writes
 * from another site. Clients that send none are accepted.
 */
function rejectCrossSiteWrite({ headers }: FastifyRequest, origins: string[]): void {
  const site = headers["sec-fetch-site"];
  const isCrossSite =
    (site !== undefined && site !== "same-origin" && site !== "none") ||
    (headers.origin !== undefined && !origins.includes(headers.origin));
  if (isCrossSite) throw new HttpError(403, "This can only be sent from the site itself.");
}
