import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ConnectionPool } from "#domain/connection-pool.ts";
import type { Db } from "#domain/tables.ts";
import { Refusal } from "./errors.ts";
import type { PageCacheCounts } from "./page-cache/page-cache.ts";
import { registerSiteMetrics } from "./site-metrics.ts";

interface MetricsOptions {
  db: Db;
  pool: ConnectionPool | undefined;
  dataDir: string;
  /** Who knows it may read the metrics; without one there are none. */
  token: string | undefined;
}

/** What an operator watches, in the form of Prometheus: docs/operations.md says what to look for. */
export function addMetrics(
  app: FastifyInstance,
  { db, pool, dataDir, token }: MetricsOptions,
): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  const readSite = registerSiteMetrics(registry, { db, pool, dataDir });
  watchPageCache(app, registry);

  app.get("/metrics", { logLevel: "warn", schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`))
      throw new Refusal(401, "This needs the token of METRICS_TOKEN.");
    reply.header("cache-control", "no-store").type(registry.contentType);
    await readSite();
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
  const read = () => app.pageCacheCounts();
  const count = (name: string, help: string, get: (counts: PageCacheCounts) => number) =>
    new Counter({
      name: `page_cache_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        const counts = read();
        if (counts !== undefined) this.inc(get(counts));
      },
    });
  count("hits", "Responses from the page cache", ({ hits }) => hits);
  count("not_modified", "Those of them that the client had already", (c) => c.notModified);
  count("rendered", "Responses that were rendered for it", ({ rendered }) => rendered);
  count("coalesced", "Requests that waited for such a rendering", ({ waited }) => waited);
  count("invalidated", "Responses that a change made stale", ({ forgotten }) => forgotten);

  const gauge = (name: string, help: string, get: (counts: PageCacheCounts) => number) =>
    new Gauge({
      name: `page_cache_${name}`,
      help,
      registers: [registry],
      collect() {
        const counts = read();
        this.set(counts === undefined ? 0 : get(counts));
      },
    });
  gauge("entries", "Responses that are cached", ({ entries }) => entries);
  gauge("bytes", "The memory that they take, at most", ({ bytes }) => bytes);
}

/** Takes as long for a token that is nearly right. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
