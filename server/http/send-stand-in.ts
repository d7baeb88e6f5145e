import type { FastifyReply, FastifyRequest } from "fastify";
import type { RefusedForm } from "#app/context.ts";

/** Sends the page of another path if the URL of the request has none. */
export type SendStandIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { path: string; status: number; refusedForm?: RefusedForm },
) => Promise<FastifyReply>;
