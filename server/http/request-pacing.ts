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
export function registerRequestPacing(app: FastifyInstance): void {
  app.addHook("onReady", async () => {
    const [fastifyListener] = app.server.listeners("request") as RequestListener[];
    if (fastifyListener === undefined) throw new Error("Fastify has no request listener to wrap");
    app.server.removeListener("request", fastifyListener);
    app.server.on("request", paceRequests(fastifyListener));
  });
}

export function paceRequests(handleRequest: RequestListener): RequestListener {
  const queue: [IncomingMessage, ServerResponse][] = [];
  let remainingSlots = maxRequestsPerTurn;
  let isScheduled = false;

  function scheduleTurn(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      remainingSlots = maxRequestsPerTurn;
      while (remainingSlots > 0) {
        const [request, response] = queue.shift() ?? [];
        if (request === undefined || response === undefined) return;
        if (request.destroyed) continue;
        remainingSlots -= 1;
        handleRequest(request, response);
      }
      scheduleTurn();
    });
  }

  return (request, response) => {
    if (healthPaths.includes(request.url ?? "")) return handleRequest(request, response);
    if (remainingSlots === 0) queue.push([request, response]);
    else {
      remainingSlots -= 1;
      handleRequest(request, response);
    }
    scheduleTurn();
  };
}
