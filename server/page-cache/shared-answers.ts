import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#domain/tables.ts";
import type { ReadAddress } from "./addresses.ts";
import { chooseEncoding } from "./encodings.ts";
import type { PageCache } from "./page-cache.ts";
import { makeReady, pickEncoded, type ReadyAnswer, type Rendered } from "./ready-answer.ts";

/**
 * Who asks may keep it, a proxy in front too, and both ask each time whether it is still the same:
 * what is saved is seen at once, whoever stands in between.
 */
const sharedCacheControl = "public, no-cache";

export interface Asked {
  db: Db;
  /** The address to be made, without what of its query no page reads. */
  url: string;
  /** Many may be waiting for it: nothing of the request may get into it. */
  isShared: boolean;
}

/** The answer for everyone; or it was for this visitor alone, and is sent, or has yet to be made. */
export type Made = Rendered | "sent" | "not for everyone";

export type ShareAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: (asked: Asked) => Promise<Made>,
) => Promise<FastifyReply>;

interface SharingOptions {
  db: Db;
  readAddress: ReadAddress;
  /** Undefined while a developer works: then everything is made anew. */
  cache: PageCache | undefined;
}

/** One answer for all who ask for the same, kept until something that it shows is changed. */
export function createSharing({ db, readAddress, cache }: SharingOptions): ShareAnswer {
  const toReady = cache?.makeReady ?? makeReady;
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
    if (made === undefined || made === "not for everyone")
      made = await make({ db, url: url ?? asked, isShared: false });
    return typeof made === "string" ? reply : send(await toReady(made), request, reply);
  };
}

/** Headers of one answer, whoever else gets the same. */
const ownHeaders = ["x-request-id", "set-cookie", "connection"];

/** What the answer of a request would be sent with, as far as it is the same for everyone. */
export function sharedHeaders(reply: FastifyReply): Record<string, string> {
  const all = { ...reply.getHeaders(), "cache-control": sharedCacheControl };
  const shared = Object.entries(all).filter(([name]) => !ownHeaders.includes(name));
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
}

function send(
  answer: ReadyAnswer,
  { headers: asked }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const encoding = chooseEncoding(String(asked["accept-encoding"] ?? ""));
  const encoded = pickEncoded(answer, encoding, asked["if-none-match"]);
  const { headers, body } = encoded;
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? "", headers[i + 1]);
  if (encoded === answer.notModified) return reply.code(304).send();
  return reply.code(answer.status).send(body);
}
