import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "./errors.ts";

/** Request headers that frameworks and proxies read meaning into; none of it is meant for us. */
const droppedHeaders = [
  "x-forwarded-host",
  "x-original-url",
  "x-rewrite-url",
  "x-http-method-override",
];

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];
const safeMethods = ["GET", "HEAD", "OPTIONS"];
const anyHostPaths = ["/healthz", "/readyz", "/readyz/pages", "/metrics"];

/** Host, origin and headers of every request and answer, before anything else looks at them. */
export function addSecurity(app: FastifyInstance, siteUrl: string): void {
  const origins = ownOrigins(siteUrl);
  const hosts = ownHosts(siteUrl);
  const headers = answerHeadersOf(siteUrl);

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header("x-request-id", request.id);
    for (const name of Object.keys(request.raw.headers)) {
      if (droppedHeaders.includes(name) || name.startsWith("x-react-router-"))
        delete request.raw.headers[name];
    }
    refuseAmbiguous(request, reply);
    const path = request.raw.url?.split("?", 1)[0] ?? "";
    if (
      !anyHostPaths.includes(path) &&
      !hosts.includes(request.raw.headers.host?.toLowerCase() ?? "")
    )
      throw new Refusal(421, "This address is not served here.");
    if (!safeMethods.includes(request.method)) refuseForeignWrite(request, origins);
  });
}

/** What two servers, one behind the other, may read differently. */
function refuseAmbiguous({ raw }: FastifyRequest, reply: FastifyReply): void {
  const isNamed = (name: string, i: number) => i % 2 === 0 && name.toLowerCase() === "host";
  const hosts = raw.rawHeaders.filter(isNamed).length;
  const encoding = raw.headers["transfer-encoding"];
  const isAmbiguous =
    !plainTarget.test(raw.url ?? "") ||
    hosts > 1 ||
    (hosts === 0 && raw.httpVersion !== "1.0") ||
    (encoding !== undefined && encoding.toLowerCase() !== "chunked");
  if (!isAmbiguous) return;
  reply.header("connection", "close");
  throw new Refusal(400, "That request is not well-formed.");
}

/** A path: a whole URL names another host, and a URL takes a backslash for a slash. */
const plainTarget = /^\/[^\\?]*(?:\?.*)?$/;

/** The names that we answer to, as the Host header has them. */
export function ownHosts(siteUrl: string): string[] {
  return ownOrigins(siteUrl).map((origin) => new URL(origin).host);
}

/** A browser that posts from elsewhere says so; a script with its own cookie jar says nothing. */
function refuseForeignWrite({ headers }: FastifyRequest, origins: string[]): void {
  const site = headers["sec-fetch-site"];
  const isForeign =
    (site !== undefined && site !== "same-origin" && site !== "none") ||
    (headers.origin !== undefined && !origins.includes(headers.origin));
  if (isForeign) throw new Refusal(403, "This can only be sent from the site itself.");
}

/** Where the site runs on this machine, its three names with that port are one site. */
function ownOrigins(siteUrl: string): string[] {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (!loopbackNames.includes(hostname)) return [siteUrl];
  return loopbackNames.map((name) => `${protocol}//${name}${port === "" ? "" : `:${port}`}`);
}

/** The headers that every answer has, whatever it is. */
export function answerHeadersOf(siteUrl: string): Record<string, string> {
  return { ...answerHeaders, ...(siteUrl.startsWith("https:") ? httpsHeaders : {}) };
}

const answerHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

const httpsHeaders = { "strict-transport-security": "max-age=63072000; includeSubDomains" };
