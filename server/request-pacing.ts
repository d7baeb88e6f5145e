import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

const maxRequestsPerTurn = 16;
/** Monitors and balancers must learn that a busy process is alive. */
const healthPaths = ["/healthz", "/readyz", "/readyz/pages", "/metrics"];

/**
 * Passes a few requests to Fastify in each turn of the event loop, so that a thousand at once do not
 * block cached pages and health checks. It must be registered before the page cache, whose hits are
 * not paced.
 */
export function addRequestPacing(app: FastifyInstance): void {
  app.addHook("onReady", async () => {
    const [next] = app.server.listeners("request") as RequestListener[];
    if (next === undefined) throw new Error("Fastify has no request listener to wrap");
    app.server.removeListener("request", next);
    app.server.on("request", paceRequests(next));
  });
}

export function paceRequests(handle: RequestListener): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let room = maxRequestsPerTurn;
  let isScheduled = false;

  function scheduleTurn(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      room = maxRequestsPerTurn;
      while (room > 0) {
        const [request, response] = waiting.shift() ?? [];
        if (request === undefined || response === undefined) return;
        if (request.destroyed) continue;
        room -= 1;
        handle(request, response);
      }
      scheduleTurn();
    });
  }

  return (request, response) => {
    if (healthPaths.includes(request.url ?? "")) return handle(request, response);
    if (room === 0) waiting.push([request, response]);
    else {
      room -= 1;
      handle(request, response);
    }
    scheduleTurn();
  };
}
