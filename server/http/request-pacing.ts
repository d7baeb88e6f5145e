import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { monitoringPaths } from "./monitoring-paths.ts";
import { wrapRequestListener } from "./wrap-request-listener.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** True while requests wait for their turn, and for a second afterwards. */
    isCrowded: () => boolean;
  }
}

const maxRequestsPerTurn = 16;
const maxMsPerTurn = 4;
const crowdMs = 1000;

/**
 * Passes a few requests to Fastify in each turn of the event loop, so that a thousand at once do not
 * block cached pages and health checks. It must be registered before the page cache, whose hits are
 * not paced.
 */
export function registerRequestPacing(app: FastifyInstance): void {
  let isCrowded = () => false;
  app.decorate("isCrowded", () => isCrowded());
  wrapRequestListener(app, (listener) => {
    const pacing = paceRequests(listener);
    isCrowded = pacing.isCrowded;
    return pacing.listener;
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

  /** One request per callback: Node runs its promises before the next one, so the clock counts them. */
  function startNext(): void {
    if (isTurnOver()) return;
    let next = queue.shift();
    while (next?.[0].destroyed) next = queue.shift();
    if (next !== undefined) start(...next);
  }

  return {
    isCrowded: () => now() - lastWaitedAt < crowdMs,
    listener: (request: IncomingMessage, response: ServerResponse) => {
      if (monitoringPaths.includes(request.url ?? "")) return handleRequest(request, response);
      scheduleTurn();
      if (queue.length > 0 || isTurnOver()) {
        queue.push([request, response]);
        lastWaitedAt = now();
        if (queue.length <= maxRequestsPerTurn) setImmediate(startNext);
      } else start(request, response);
    },
  };
}
