import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { requireWritable } from "#domain/readiness.server.ts";
import type { Db } from "#domain/tables.ts";
import { failures } from "./api/replies.ts";
import type { Config } from "./config.ts";
import { getFreeDiskBytes } from "./disk-space.ts";

declare module "fastify" {
  interface FastifyInstance {
    sayGoodbye: () => void;
    isLeaving: () => boolean;
  }
}

const statusMaxAgeMs = 1000;

const notReady = { status: "fail", message: "Not ready.", error: "Not ready." };
const healthy = { 200: Type.Object({ status: Type.Literal("ok") }), ...failures };

const minFreeDiskBytes = 1024 * 1024;

interface HealthOptions {
  db: Db;
  config: Pick<Config, "dataDir" | "databaseUrl">;
}

/** Health checks for load balancers and monitors; docs/operations.md says which to use. */
export function addHealth(app: FastifyInstance, { db, config }: HealthOptions): void {
  let isLeaving = false;
  app.decorate("sayGoodbye", () => {
    isLeaving = true;
  });
  app.decorate("isLeaving", () => isLeaving);
  app.addHook("preClose", async () => app.sayGoodbye());
  app.addHook("onRequest", async (_request, reply) => {
    if (isLeaving) reply.header("connection", "close");
  });

  const alive = { summary: "Liveness check: the process runs", response: healthy };
  app.get("/healthz", { logLevel: "warn", schema: alive }, async () => ({ status: "ok" }));

  let lastReason: string | undefined;
  async function isReady(): Promise<boolean> {
    const reason = await findReasonNotReady({ db, config });
    if (reason !== lastReason && reason !== undefined) app.log.warn({ reason }, "not ready");
    if (reason === undefined && lastReason !== undefined) app.log.info("ready again");
    lastReason = reason;
    return reason === undefined && !isLeaving;
  }

  const pages = {
    summary: "Readiness check for pages, which may come from the cache",
    response: healthy,
  };
  app.get("/readyz/pages", { logLevel: "warn", schema: pages }, async (_request, reply) =>
    isLeaving ? reply.code(503).send(notReady) : { status: "ok" },
  );

  const ready = { summary: "Readiness check: the database accepts writes", response: healthy };
  app.get("/readyz", { logLevel: "warn", schema: ready }, async (_request, reply) =>
    (await isReady()) ? { status: "ok" } : reply.code(503).send(notReady),
  );

  let current: { until: number; isReady: Promise<boolean> } | undefined;
  const status = {
    summary: "Readiness check for external monitors, cached for one second",
    response: healthy,
  };
  app.get("/status", { logLevel: "warn", schema: status }, async (_request, reply) => {
    // The route is public, so the cache limits any number of requests to one query a second.
    if (current === undefined || current.until < Date.now())
      current = { until: Date.now() + statusMaxAgeMs, isReady: isReady() };
    reply.header("cache-control", "no-store");
    return (await current.isReady) ? { status: "ok" } : reply.code(503).send(notReady);
  });
}

async function findReasonNotReady({ db, config }: HealthOptions): Promise<string | undefined> {
  try {
    await requireWritable(db);
    if (config.databaseUrl !== undefined) return undefined;
    if ((await getFreeDiskBytes(config.dataDir)) < minFreeDiskBytes) return "the disk is full";
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return message || code || "unknown";
  }
}
