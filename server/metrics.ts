import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { readOutboxState } from "#domain/messages/outbox.server.ts";
import type { Db } from "#domain/tables.ts";
import { Refusal } from "./errors.ts";

interface MetricsOptions {
  db: Db;
  /** Who knows it may read the metrics; without one there are none. */
  token: string | undefined;
}

/** What an operator watches, in the form of Prometheus: docs/operations.md says what to look for. */
export function addMetrics(app: FastifyInstance, { db, token }: MetricsOptions): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  watchOutbox(db, registry);
  watchPageCache(app, registry);

  app.get("/metrics", { logLevel: "warn", schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`))
      throw new Refusal(401, "This needs the token of METRICS_TOKEN.");
    reply.header("cache-control", "no-store").type(registry.contentType);
    return registry.metrics();
  });
}

/** By the pattern of the address, never the address: it may hold what someone typed. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const labelNames = ["method", "route", "status"];
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests that were answered, those from the page cache left out",
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long an answer took",
    labelNames: ["method", "route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "none";
    requests.inc({ method, route, status: String(reply.statusCode) });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
  });
}

/** Hits have no route and no line in the log: they are counted where they are answered. */
function watchPageCache(app: FastifyInstance, registry: Registry): void {
  const shown = {
    hits: "Answers from the page cache",
    notModified: "Those of them that the client knew already",
    rendered: "Answers that were made for it",
    waited: "Requests that waited for such an answer",
    forgotten: "Answers that were forgotten since what they show was changed",
    entries: "Answers that are kept",
    bytes: "What they take in memory, at most",
  };
  for (const [name, help] of Object.entries(shown))
    new Gauge({
      name: `page_cache_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      help,
      registers: [registry],
      collect() {
        this.set(app.pageCacheCounts()?.[name as keyof typeof shown] ?? 0);
      },
    });
}

function watchOutbox(db: Db, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: "outbox_mails_waiting",
    help: "Notifications that are not sent yet",
    registers,
    async collect() {
      this.set((await readOutboxState(db)).waiting);
    },
  });
  new Gauge({
    name: "outbox_oldest_mail_seconds",
    help: "How long the oldest of them has been waiting; 0 where none is",
    registers,
    async collect() {
      this.set((await readOutboxState(db)).oldestMs / 1000);
    },
  });
}

/** Takes as long for a token that is nearly right. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
