import { pipeline, Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import { createQueue } from "#server/http/load-shedding.ts";
import { createCompressor, negotiateEncoding } from "#server/page-cache/content-encoding.ts";
import { sharedCacheControl } from "#server/page-cache/shared-response.ts";

interface List<Item> {
  message: string;
  total?: number;
  item: TSchema;
  batches: AsyncGenerator<Item[]>;
}

/** A longer list is sent while it is read; a shorter one is cached like a page. */
export const maxItemsInMemory = 500;

/** Long lists take turns, so that many of them do not block the pages of visitors. */
const runInTurn = createQueue({ concurrency: 1, maxWaiting: Number.POSITIVE_INFINITY });

/**
 * Sends a list that is too long for memory, batch by batch, as fast as the client reads it. It is
 * not cached and has no ETag, which would need the whole body first.
 */
export function sendList<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  list: List<Item>,
): FastifyReply {
  const encoding = negotiateEncoding(String(request.headers["accept-encoding"] ?? ""));
  reply.header("content-type", "application/json; charset=utf-8");
  reply.header("cache-control", sharedCacheControl);
  reply.header("vary", "accept-encoding");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  // Fastify would read the whole list for HEAD and drop it.
  const body = Readable.from(request.method === "HEAD" ? [] : writeList(reply, list), {
    highWaterMark: 1, // One batch is read ahead.
  });
  // After the first bytes Fastify can only log an error and end the connection.
  return reply.send(pipeline(body, createCompressor(encoding), () => {}));
}

async function* writeList<Item>(
  reply: FastifyReply,
  { item, batches, ...fields }: List<Item>,
): AsyncGenerator<string> {
  const serialize = reply.compileSerializationSchema({
    type: "object",
    properties: { data: { type: "array", items: item } },
  });
  // Nothing is written before the first batch is there, so that its failure still gets a status.
  let start = `${JSON.stringify({ status: "success", ...fields }).slice(0, -1)},"data":[`;
  try {
    while (true) {
      const { value: items, done } = await runInTurn(() => batches.next());
      if (done) break;
      yield start + serialize({ data: items }).slice('{"data":['.length, -"]}".length);
      start = ",";
    }
  } catch (error) {
    // The response to an error is not compressed, and Fastify has already copied the headers.
    if (!reply.raw.headersSent) {
      reply.removeHeader("content-encoding");
      reply.raw.removeHeader("content-encoding");
    }
    throw error;
  }
  yield start === "," ? "]}" : `${start}]}`;
}
