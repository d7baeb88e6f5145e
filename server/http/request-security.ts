import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { rejectCrossSiteWrite } from "./csrf.ts";
import { HttpError } from "./http-error.ts";

/** Frameworks and proxies act on these request headers, which only an attacker would send here. */
const droppedHeaders = [
  "x-forwarded-host",
  "x-original-url",
  "x-rewrite-url",
  "x-http-method-override",
];

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];
const safeMethods = ["GET", "HEAD", "OPTIONS"];
const anyHostPaths = ["/healthz", "/readyz", "/readyz/pages", "/metrics"];

export function registerRequestSecurity(app: FastifyInstance, siteUrl: string): void {
  const origins = getOwnOrigins(siteUrl);
  const hosts = getOwnHosts(siteUrl);
  const headers = getSecurityHeaders(siteUrl);

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header("x-request-id", request.id);
    for (const name of Object.keys(request.raw.headers)) {
      if (droppedHeaders.includes(name) || name.startsWith("x-react-router-"))
        delete request.raw.headers[name];
    }
    rejectAmbiguousRequest(request, reply);
    const path = request.raw.url?.split("?", 1)[0] ?? "";
    if (
      !anyHostPaths.includes(path) &&
      !hosts.includes(request.raw.headers.host?.toLowerCase() ?? "")
    )
      throw new HttpError(421, "This address is not served here.");
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

export function getOwnHosts(siteUrl: string): string[] {
  return getOwnOrigins(siteUrl).map((origin) => new URL(origin).host);
}

/** On a developer's machine all three loopback names are the same site. */
function getOwnOrigins(siteUrl: string): string[] {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (!loopbackNames.includes(hostname)) return [siteUrl];
  return loopbackNames.map((name) => `${protocol}//${name}${port === "" ? "" : `:${port}`}`);
}

export function getSecurityHeaders(siteUrl: string): Record<string, string> {
  return { ...securityHeaders, ...(siteUrl.startsWith("https:") ? httpsHeaders : {}) };
}

const securityHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

const httpsHeaders = { "strict-transport-security": "max-age=63072000; includeSubDomains" };
