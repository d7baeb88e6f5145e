import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../errors.ts";

const limitMs = 10_000;

/** A body of text has seconds to arrive; a picture has as long as any request. */
export function refuseSlowBodies(api: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  api.addHook("preParsing", async (request, reply, payload) => {
    if (request.headers["content-type"]?.startsWith("multipart/")) return;
    const timer = setTimeout(() => {
      reply.header("connection", "close");
      // Destroying it would take the connection along, and with it the answer.
      payload.emit("error", new Refusal(408, "That took too long to arrive."));
    }, limitMs);
    timers.set(request, timer);
    reply.raw.once("close", () => clearTimeout(timer));
  });
  api.addHook("preValidation", async (request) => clearTimeout(timers.get(request)));
}
