import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../errors.ts";

const limitMs = 10_000;

/** A text body must arrive within seconds; an upload may take as long as any request. */
export function refuseSlowBodies(api: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  api.addHook("preParsing", async (request, reply, payload) => {
    if (request.headers["content-type"]?.startsWith("multipart/")) return;
    const timer = setTimeout(() => {
      reply.header("connection", "close");
      // Destroying the payload would close the connection before the response is sent.
      payload.emit("error", new Refusal(408, "That took too long to arrive."));
    }, limitMs);
    timers.set(request, timer);
    reply.raw.once("close", () => clearTimeout(timer));
  });
  api.addHook("preValidation", async (request) => clearTimeout(timers.get(request)));
}
