import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { contactPageForm, quoteForm } from "#domain/messages/message.ts";
import { createTurns } from "#domain/turns.server.ts";
import { tooBusy } from "./errors.ts";

/** Monitoring must work under load: a busy process is alive. */
const alwaysServed = ["GET /healthz", "GET /readyz/pages", "GET /metrics"];
/** Messages are exempt too, because visitors would have to write them again. */
const messages = [quoteForm, contactPageForm].map(({ path }) => `POST ${path}`);

const maxDelayMs = 2000;
const sampleMs = 1000;
const resolutionMs = 10;

/**
 * Responds 503 to all but exempt routes while the event loop lags. Memory is not measured: reading
 * it takes a file handle and would end the process if none is left.
 */
export function addLoadShedding(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  let isLagging = false;
  delay.enable();
  const timer = setInterval(() => {
    isLagging = delay.mean / 1e6 - resolutionMs > maxDelayMs;
    delay.reset();
  }, sampleMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook("onRequest", async ({ method, routeOptions }) => {
    if (!isLagging) return;
    const route = `${method} ${routeOptions.url}`;
    if (alwaysServed.includes(route) || messages.includes(route)) return;
    throw tooBusy();
  });
}

/**
 * Runs a few tasks at once, queues a limited number and rejects the rest with 503 at almost no cost.
 * Rendering blocks the event loop, so it begins one task in each turn of it; otherwise a
 * crowd of visitors would block every other request for seconds.
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const turns = createTurns(atOnce);
  let lastStart: Promise<void> = Promise.resolve();
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (turns.count() >= waiting) throw tooBusy();
    const place = await turns.enter();
    try {
      lastStart = lastStart.then(() => yieldToEventLoop());
      await lastStart;
      return await work();
    } finally {
      place.leave();
    }
  }
  return Object.assign(run, { count: () => turns.count() });
}
