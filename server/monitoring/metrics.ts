import { hash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ConnectionPool } from "#domain/operations/connection-pool.ts";
import type { Db } from "#domain/records/tables.ts";
import { HttpError } from "../http/http-error.ts";
import type { PageCacheCounts } from "../page-cache/page-cache.ts";
import { registerSiteMetrics } from "./site-metrics.ts";

interface MetricsOptions {
  db: Db;
  pool: ConnectionPool | undefined;
  dataDir: string;
  token: string | undefined;
}

export function registerMetrics(
  app: FastifyInstance,
  { db, pool, dataDir, token }: MetricsOptions,
): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  const readSiteMetrics = registerSiteMetrics(registry, { db, pool, dataDir });
  registerPageCacheMetrics(app, registry);

  app.get("/metrics", { logLevel: "warn", schema: { hide: true } }, async (request, reply) => {
    if (!isSameToken(request.headers.authorization ?? "", `Bearer ${token}`))
      throw new HttpError(401, "This needs the token in METRICS_TOKEN.");
    reply.header("cache-control", "no-store").type(registry.contentType);
    await readSiteMetrics();
    return registry.metrics();
  });
}

/** Labels hold the route pattern, never the path, which may contain personal data. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const labelNames = ["method", "route", "status"];
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests, not counting page cache hits",
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests, not counting page cache hits",
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

/** Cache hits bypass Fastify, so the page cache counts them itself. */
function registerPageCacheMetrics(app: FastifyInstance, registry: Registry): void {
  const readCounts = () => app.pageCacheCounts();
  const count = (name: string, help: string, get: (counts: PageCacheCounts) => number) =>
    new Counter({
      name: `page_cache_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        const counts = readCounts();
        if (counts !== undefined) this.inc(get(counts));
      },
    });
  count("hits", "Responses from the page cache", ({ hits }) => hits);
  count("not_modified", "Cache hits with status 304", (c) => c.notModified);
  count("rendered", "Responses rendered for the page cache", ({ rendered }) => rendered);
  count("coalesced", "Requests that waited for a render in progress", ({ coalesced }) => coalesced);
  count("invalidated", "Cached responses removed after a change", ({ invalidated }) => invalidated);

  const gauge = (name: string, help: string, get: (counts: PageCacheCounts) => number) =>
    new Gauge({
      name: `page_cache_${name}`,
      help,
      registers: [registry],
      collect() {
        const counts = readCounts();
        this.set(counts === undefined ? 0 : get(counts));
      },
    });
  gauge("entries", "Cached responses", ({ entries }) => entries);
  gauge("bytes", "Estimated size of the cached responses", ({ bytes }) => bytes);
}

/** Compares in constant time, so that timing reveals nothing about the token. */
function isSameToken(actual: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", actual, "buffer"), hash("sha256", expected, "buffer"));
}
