import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { contactPageForm, quoteForm } from "#domain/messages/message.ts";
import { busy, Refusal } from "./errors.ts";

/** Asked by those who watch the site: what is busy lives. */
const alwaysServed = ["GET /healthz", "GET /metrics"];
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

/** So many at once and no more: those beyond are told to come back, in no time and no memory. */
export function limitAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  return async (work) => {
    if (running >= most) throw tooBusy();
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}

function tooBusy(): Refusal {
  return new Refusal(503, busy, { retryAfterSeconds: 5 });
}
