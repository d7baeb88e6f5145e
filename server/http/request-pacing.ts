import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** True while requests wait for their turn, and for a second afterwards. */
    isCrowded: () => boolean;
  }
}

const maxRequestsPerTurn = 16;
const maxMsPerTurn = 4;
const crowdMs = 1000;
/** Monitors and balancers must learn that a busy process is alive. */
const healthPaths = ["/healthz", "/readyz", "/readyz/pages", "/metrics"];

/**
 * Passes a few requests to Fastify in each turn of the event loop, so that a thousand at once do not
 * block cached pages and health checks. It must be registered before the page cache, whose hits are
 * not paced.
 */
export function registerRequestPacing(app: FastifyInstance): void {
  let isCrowded = () => false;
  app.decorate("isCrowded", () => isCrowded());
  app.addHook("onReady", async () => {
    const [fastifyListener] = app.server.listeners("request") as RequestListener[];
    if (fastifyListener === undefined) throw new Error("Fastify has no request listener to wrap");
    app.server.removeListener("request", fastifyListener);
    const pacing = paceRequests(fastifyListener);
    isCrowded = pacing.isCrowded;
    app.server.on("request", pacing.listener);
  });
}

export function paceRequests(handleRequest: RequestListener, now = () => performance.now()) {
  const queue: [IncomingMessage, ServerResponse][] = [];
  let remainingSlots = maxRequestsPerTurn;
  let turnStartedAt: number | undefined;
  let isScheduled = false;
  let lastWaitedAt = Number.NEGATIVE_INFINITY;

  function start(request: IncomingMessage, response: ServerResponse): void {
    turnStartedAt ??= now();
    remainingSlots -= 1;
    handleRequest(request, response);
  }

  function isTurnOver(): boolean {
    if (remainingSlots === 0) return true;
    return turnStartedAt !== undefined && now() - turnStartedAt >= maxMsPerTurn;
  }

  function scheduleTurn(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      remainingSlots = maxRequestsPerTurn;
      turnStartedAt = undefined;
      if (queue.length === 0) return;
      scheduleTurn();
      for (let i = 0; i < Math.min(queue.length, maxRequestsPerTurn); i += 1)
        setImmediate(startNext);
    });
  }

  /** Node runs what a request does at once between two of these callbacks, so that the clock sees it. */
  function startNext(): void {
    if (isTurnOver()) return;
    let next = queue.shift();
    while (next?.[0].destroyed) next = queue.shift();
    if (next !== undefined) start(...next);
  }

  return {
    isCrowded: () => now() - lastWaitedAt < crowdMs,
    listener: (request: IncomingMessage, response: ServerResponse) => {
      if (healthPaths.includes(request.url ?? "")) return handleRequest(request, response);
      scheduleTurn();
      if (queue.length > 0 || isTurnOver()) {
        queue.push([request, response]);
        lastWaitedAt = now();
        if (queue.length <= maxRequestsPerTurn) setImmediate(startNext);
      } else start(request, response);
    },
  };
}
