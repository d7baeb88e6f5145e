import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import type { GetCacheKey } from "./cache-key.ts";
import {
  type CachedResponse,
  encodeResponse,
  type RenderedResponse,
  selectVariant,
} from "./cached-response.ts";
import { type Encoding, negotiateEncoding } from "./content-encoding.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Browsers and proxies may store the response but must revalidate it every time, so that saved
 * changes are visible at once.
 */
export const sharedCacheControl = "public, no-cache";

export interface RenderRequest {
  db: Db;
  url: string;
  /** True if other visitors get the same response: it must not depend on this request. */
  isShared: boolean;
}

/** A shareable response, or "sent" if a private one was sent, or "private" if it must be rendered privately. */
export type RenderResult = RenderedResponse | "sent" | "private";

export type SharedResponder = (
  request: FastifyRequest,
  reply: FastifyReply,
  render: (request: RenderRequest) => Promise<RenderResult>,
) => Promise<FastifyReply>;

interface SharingOptions {
  db: Db;
  getCacheKey: GetCacheKey;
  cache: PageCache | undefined;
}

export function createSharedResponder({ db, getCacheKey, cache }: SharingOptions): SharedResponder {
  const encode = cache?.encodeResponse ?? encodeResponse;
  return async (request, reply, render) => {
    const requestUrl = request.raw.url ?? "/";
    const url = getCacheKey(requestUrl);
    const encoding = negotiateEncoding(String(request.headers["accept-encoding"] ?? ""));
    let result: RenderResult | undefined;
    if (url !== undefined && cache !== undefined) {
      const renderShared = async (trackedDb: Db) => {
        result = await render({ db: trackedDb, url, isShared: true });
        return typeof result === "string" ? undefined : result;
      };
      const cachedResponse = await cache.findOrRender(url, renderShared, [encoding]);
      if (cachedResponse !== undefined) return send(cachedResponse, encoding, request, reply);
    }
    if (result === undefined || result === "private")
      result = await render({ db, url: url ?? requestUrl, isShared: false });
    if (typeof result === "string") return reply;
    return send(await encode(result, [encoding]), encoding, request, reply);
  };
}

const perRequestHeaders = ["x-request-id", "set-cookie", "connection"];

export function getSharedHeaders(reply: FastifyReply): Record<string, string> {
  const all = { ...reply.getHeaders(), "cache-control": sharedCacheControl };
  const shared = Object.entries(all).filter(([name]) => !perRequestHeaders.includes(name));
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
}

function send(
  cachedResponse: CachedResponse,
  encoding: Encoding,
  { headers: requestHeaders }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const variant = selectVariant(cachedResponse, encoding, requestHeaders["if-none-match"]);
  const { headers, body } = variant;
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? "", headers[i + 1]);
  if (variant === cachedResponse.notModified) return reply.code(304).send();
  return sendBody(reply.code(cachedResponse.status), body);
}

/** Fastify would label the empty buffer of a redirect as a binary file. */
export function sendBody(reply: FastifyReply, body: Buffer): FastifyReply {
  return reply.send(body.length > 0 ? body : undefined);
}
