import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurnOfTheLoop } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { contactPageForm, quoteForm } from "#domain/messages/message.ts";
import { createTurns } from "#domain/turns.server.ts";
import { tooBusy } from "./errors.ts";

/** Asked by those who watch the site: what is busy lives. */
const alwaysServed = ["GET /healthz", "GET /readyz/pages", "GET /metrics"];
/** A message is the one thing that people cannot do again later without writing it again. */
const messages = [quoteForm, contactPageForm].map(({ path }) => `POST ${path}`);

const maxDelayMs = 2000;
const sampleMs = 1000;
const resolutionMs = 10;

/**
 * Where the process lags, 503 to all but messages, until it keeps up again. Only the delay is measured:
 * asking for the memory in use takes a file handle, and where none is left it would end the process.
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
 * A few pages are made at once, so many wait, and those beyond are told to come back, in no time and
 * no memory. Making pages is work without a pause: between two of them the process takes what else
 * has come, or a crowd of visitors would keep it from anything else for seconds.
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const turns = createTurns(atOnce);
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (turns.count() >= waiting) throw tooBusy();
    const place = await turns.enter();
    try {
      await nextTurnOfTheLoop();
      return await work();
    } finally {
      place.leave();
    }
  }
  return Object.assign(run, { count: () => turns.count() });
}
