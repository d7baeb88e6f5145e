import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type Asked,
  type Made,
  type ShareAnswer,
  sharedHeaders,
} from "../../page-cache/shared-answers.ts";

type Read = (asked: Asked) => Promise<object | Extract<Made, string>>;

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
