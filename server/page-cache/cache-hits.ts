import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { findPostNumber } from "#domain/posts/permalink.ts";
import { wrapRequestListener } from "../http/wrap-request-listener.ts";
import type { GetCacheKey } from "./cache-key.ts";
import { type CachedResponse, selectVariant } from "./cached-response.ts";
import { type Encoding, negotiateEncoding } from "./content-encoding.ts";
import type { PageCache } from "./page-cache.ts";

interface CacheHitOptions {
  cache: PageCache;
  getCacheKey: GetCacheKey;
  hosts: readonly string[];
}

/** Node uses the first of several Host headers, but a proxy may have used another one. */
function hasDuplicateHost(rawHeaders: string[]): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") count += 1;
  return count > 1;
}

/** Serves cache hits before Fastify sees the request, without routing, logging or a request id. */
export function serveCacheHits(app: FastifyInstance, options: CacheHitOptions): void {
  const hosts = new Set(options.hosts);
  const encodingByHeader = new LRUCache<string, Encoding>({ max: 100 });
  wrapRequestListener(app, (listener) => (request, response) => {
    const cachedResponse = findHit(request);
    if (cachedResponse === undefined) listener(request, response);
    else send(cachedResponse, request, response);
  });

  function findHit({
    method,
    url = "",
    headers,
    rawHeaders,
  }: IncomingMessage): CachedResponse | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (!hosts.has(headers.host ?? "") || hasDuplicateHost(rawHeaders)) return undefined;
    if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined)
      return undefined;
    const { cache, getCacheKey } = options;
    const existing = cache.find(url);
    if (existing !== undefined || !url.includes("?")) return existing;
    if (findPostNumber(url) !== undefined) return undefined;
    const key = getCacheKey(url);
    return key === undefined ? undefined : cache.find(key);
  }

  function send(
    cachedResponse: CachedResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const { headers } = request;
    const encoding = getEncoding(headers["accept-encoding"]);
    const variant = selectVariant(cachedResponse, encoding, headers["if-none-match"]);
    const isNotModified = variant === cachedResponse.notModified;
    if (isNotModified) options.cache.countNotModified();
    if (app.isDraining()) response.shouldKeepAlive = false;
    response.writeHead(isNotModified ? 304 : cachedResponse.status, variant.headers as string[]);
    response.end(variant.body); // node:http omits the body for HEAD
    if (cachedResponse.isPage) app.countVisit(request);
  }

  function getEncoding(acceptEncoding: string | string[] | undefined): Encoding {
    const header = String(acceptEncoding ?? "");
    const existing = encodingByHeader.get(header);
    if (existing !== undefined) return existing;
    const encoding = negotiateEncoding(header);
    if (header.length < 200) encodingByHeader.set(header, encoding);
    return encoding;
  }
}
