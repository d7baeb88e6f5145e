import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#domain/tables.ts";
import type { ReadAddress } from "./addresses.ts";
import { chooseEncoding } from "./encodings.ts";
import type { PageCache } from "./page-cache.ts";
import { makeReady, pickEncoded, type ReadyAnswer, type Rendered } from "./ready-answer.ts";

/**
 * Browsers and proxies may store the response but must revalidate it every time, so that saved
 * changes are visible at once.
 */
const sharedCacheControl = "public, no-cache";

export interface Asked {
  db: Db;
  url: string;
  /** True if other visitors get the same response: it must not depend on this request. */
  isShared: boolean;
}

/** A shareable response, or "sent" if a private one was sent, or "private" if it must be rendered privately. */
export type Made = Rendered | "sent" | "private";

export type ShareAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: (asked: Asked) => Promise<Made>,
) => Promise<FastifyReply>;

interface SharingOptions {
  db: Db;
  readAddress: ReadAddress;
  cache: PageCache | undefined;
}

export function createSharing({ db, readAddress, cache }: SharingOptions): ShareAnswer {
  const toReady = cache?.encodeResponse ?? makeReady;
  return async (request, reply, make) => {
    const asked = request.raw.url ?? "/";
    const url = readAddress(asked);
    let made: Made | undefined;
    if (url !== undefined && cache !== undefined) {
      const answer = await cache.findOrRender(url, async (recorded) => {
        made = await make({ db: recorded, url, isShared: true });
        return typeof made === "string" ? undefined : made;
      });
      if (answer !== undefined) return send(answer, request, reply);
    }
    if (made === undefined || made === "private")
      made = await make({ db, url: url ?? asked, isShared: false });
    return typeof made === "string" ? reply : send(await toReady(made), request, reply);
  };
}

/** These headers belong to one request and must not be cached. */
const ownHeaders = ["x-request-id", "set-cookie", "connection"];

export function sharedHeaders(reply: FastifyReply): Record<string, string> {
  const all = { ...reply.getHeaders(), "cache-control": sharedCacheControl };
  const shared = Object.entries(all).filter(([name]) => !ownHeaders.includes(name));
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
}

function send(
  answer: ReadyAnswer,
  { headers: requestHeaders }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const encoding = chooseEncoding(String(requestHeaders["accept-encoding"] ?? ""));
  const encoded = pickEncoded(answer, encoding, requestHeaders["if-none-match"]);
  const { headers, body } = encoded;
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? "", headers[i + 1]);
  if (encoded === answer.notModified) return reply.code(304).send();
  return reply.code(answer.status).send(body);
}
