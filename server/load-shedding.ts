import { setImmediate as nextTurnOfTheLoop } from "node:timers/promises";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { contactPageForm, quoteForm } from "#domain/messages/message.ts";
import { createTurns } from "#domain/turns.server.ts";
import { tooBusy } from "./errors.ts";

/** Asked by those who watch the site: what is busy lives. */
const alwaysServed = ["GET /healthz", "GET /readyz/pages", "GET /metrics"];
/** A message is the one thing that people cannot do again later without writing it again. */
const messages = [quoteForm, contactPageForm].map(({ path }) => `POST ${path}`);

/** Where the process lags, 503 to all but messages, until it keeps up again. */
export async function addLoadShedding(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    pressureHandler: async ({ method, routeOptions }) => {
      const route = `${method} ${routeOptions.url}`;
      if (alwaysServed.includes(route) || messages.includes(route)) return;
      throw tooBusy();
    },
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
