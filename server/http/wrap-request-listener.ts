import type { RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";

/** A serverFactory could do this too, but with one Fastify listens on a single localhost address. */
export function wrapRequestListener(
  app: FastifyInstance,
  wrap: (listener: RequestListener) => RequestListener,
): void {
  app.addHook("onReady", async () => {
    const [listener] = app.server.listeners("request") as RequestListener[];
    if (listener === undefined) throw new Error("Fastify has no request listener to wrap");
    app.server.removeListener("request", listener);
    app.server.on("request", wrap(listener));
  });
}
