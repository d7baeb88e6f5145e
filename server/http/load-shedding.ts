import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { createSemaphore } from "#domain/limits/semaphore.server.ts";
import { contactPageForm, quoteForm } from "#domain/messages/message.ts";
import { serviceUnavailable } from "./http-error.ts";

/** Monitoring must work under load: a busy process is alive. */
const exemptRoutes = ["GET /healthz", "GET /readyz/pages", "GET /metrics"];
/** Messages are exempt too, because visitors would have to write them again. */
const messageRoutes = [quoteForm, contactPageForm].map(({ path }) => `POST ${path}`);

const maxDelayMs = 2000;
const sampleMs = 1000;
const resolutionMs = 10;

/** Memory is not measured: reading it takes a file handle and would end the process if none is left. */
export function registerLoadShedding(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  let isLagging = false;
  const timer = setInterval(() => {
    isLagging = delay.mean / 1e6 - resolutionMs > maxDelayMs;
    delay.reset();
  }, sampleMs).unref();
  // Checking a large database takes seconds, in which nobody could wait.
  app.addHook("onListen", async () => {
    delay.enable();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });
  app.addHook("onRequest", async ({ method, routeOptions }) => {
    if (!isLagging) return;
    const route = `${method} ${routeOptions.url}`;
    if (exemptRoutes.includes(route) || messageRoutes.includes(route)) return;
    throw serviceUnavailable();
  });
}

/**
 * Runs a few tasks at once, queues a limited number and rejects the rest with 503 at almost no cost.
 * Rendering blocks the event loop, so it begins one task in each turn of it; otherwise a
 * crowd of visitors would block every other request for seconds.
 */
export function createQueue(options: { concurrency: number; maxWaiting: number }) {
  const { concurrency, maxWaiting } = options;
  const semaphore = createSemaphore(concurrency);
  let lastStart: Promise<void> = Promise.resolve();
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (semaphore.countWaiting() >= maxWaiting) throw serviceUnavailable();
    return semaphore.run(async () => {
      lastStart = lastStart.then(() => yieldToEventLoop());
      await lastStart;
      return work();
    });
  }
  return Object.assign(run, { count: () => semaphore.countWaiting() });
}
