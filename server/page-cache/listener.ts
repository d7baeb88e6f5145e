import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import type { ReadAddress } from "./addresses.ts";
import { chooseEncoding, type Encoding } from "./encodings.ts";
import type { PageCache } from "./page-cache.ts";
import { pickEncoded, type ReadyAnswer } from "./ready-answer.ts";

interface HitOptions {
  cache: PageCache;
  readAddress: ReadAddress;
  hosts: readonly string[];
}

/** Node uses the first of several Host headers, but a proxy may have used another one. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") count += 1;
  return count > 1;
}

/**
 * Serves cache hits before Fastify sees the request, without routing, logging or a request id. Our
 * listener wraps Fastify's; with a serverFactory Fastify would not listen on both IPv4 and IPv6
 * localhost.
 */
export function answerHitsFirst(app: FastifyInstance, options: HitOptions): void {
  const hosts = new Set(options.hosts);
  const chosen = new LRUCache<string, Encoding>({ max: 100 });
  app.addHook("onReady", async () => {
    const [next] = app.server.listeners("request") as RequestListener[];
    if (next === undefined) throw new Error("Fastify has no request listener to wrap");
    app.server.removeListener("request", next);
    app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      const answer = findHit(request);
      if (answer === undefined) next(request, response);
      else send(answer, request, response);
    });
  });

  function findHit({
    method,
    url = "",
    headers,
    rawHeaders,
  }: IncomingMessage): ReadyAnswer | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (!hosts.has(headers.host ?? "") || hasTwoHosts(rawHeaders)) return undefined;
    if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined)
      return undefined;
    const { cache, readAddress } = options;
    const known = cache.find(url);
    if (known !== undefined || !url.includes("?")) return known;
    const key = readAddress(url);
    return key === undefined ? undefined : cache.find(key);
  }

  function send(answer: ReadyAnswer, { headers }: IncomingMessage, response: ServerResponse) {
    const encoding = encodingFor(headers["accept-encoding"]);
    const encoded = pickEncoded(answer, encoding, headers["if-none-match"]);
    const isNotModified = encoded === answer.notModified;
    if (isNotModified) options.cache.countNotModified();
    if (app.isLeaving()) response.shouldKeepAlive = false;
    response.writeHead(isNotModified ? 304 : answer.status, encoded.headers as string[]);
    response.end(encoded.body); // node:http omits the body for HEAD
  }

  function encodingFor(accepted: string | string[] | undefined): Encoding {
    const header = String(accepted ?? "");
    const known = chosen.get(header);
    if (known !== undefined) return known;
    const encoding = chooseEncoding(header);
    if (header.length < 200) chosen.set(header, encoding);
    return encoding;
  }
}
