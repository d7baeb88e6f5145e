import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

const timeoutMs = 10_000;

/** A text body must arrive within seconds; an upload may take as long as any request. */
export function enforceBodyTimeout(api: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

  api.addHook("preParsing", async (request, reply, payload) => {
    if (isUpload(request)) return;
    const timer = setTimeout(() => {
      reply.header("connection", "close");
      // Destroying the payload would close the connection before the response is sent.
      payload.emit("error", new HttpError(408, "That took too long to arrive."));
    }, timeoutMs);
    timers.set(request, timer);
    reply.raw.once("close", () => clearTimeout(timer));
  });
  api.addHook("preValidation", async (request) => clearTimeout(timers.get(request)));
}

/** The body of a request that was refused before it arrived: Node would wait for it for two minutes. */
export function dropUnreadBodies(app: FastifyInstance, waitMs = timeoutMs): void {
  app.addHook("onResponse", async (request) => {
    const { raw } = request;
    if (raw.complete || isUpload(request)) return;
    const timer = setTimeout(() => raw.destroy(), waitMs).unref();
    raw.once("close", () => clearTimeout(timer));
  });
}

function isUpload({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.startsWith("multipart/") === true;
}
