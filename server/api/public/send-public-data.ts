import type { FastifyReply, FastifyRequest } from "fastify";
import {
  getSharedHeaders,
  type RenderRequest,
  type RenderResult,
  type SharedResponder,
} from "#server/page-cache/shared-response.ts";

type ReadData = (renderRequest: RenderRequest) => Promise<object | Extract<RenderResult, string>>;

export async function sendPublicData(
  respondShared: SharedResponder,
  request: FastifyRequest,
  reply: FastifyReply,
  read: ReadData,
): Promise<FastifyReply> {
  return respondShared(request, reply, async (renderRequest) => {
    const result = await read(renderRequest);
    if (typeof result === "string") return result as Extract<RenderResult, string>;
    const headers = {
      ...getSharedHeaders(reply),
      "content-type": "application/json; charset=utf-8",
    };
    return { status: 200, headers, body: Buffer.from(String(reply.serialize(result))) };
  });
}
