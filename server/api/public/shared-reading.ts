import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type Asked,
  type Made,
  type ShareAnswer,
  sharedHeaders,
} from "../../page-cache/shared-answers.ts";

/** What a call answers to everyone; or what was made of it for this visitor alone. */
type Read = (asked: Asked) => Promise<object | Extract<Made, string>>;

/** A public reading: kept as pages are, in the form of its route's schema. */
export async function answerReading(
  share: ShareAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  read: Read,
): Promise<FastifyReply> {
  return share(request, reply, async (asked) => {
    const answer = await read(asked);
    if (typeof answer === "string") return answer as Extract<Made, string>;
    const headers = { ...sharedHeaders(reply), "content-type": "application/json; charset=utf-8" };
    return { status: 200, headers, body: Buffer.from(String(reply.serialize(answer))) };
  });
}
