import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { getFreeDiskBytes, isMountedReadOnly } from "#domain/operations/disk-space.server.ts";
import { requireWritable } from "#domain/operations/readiness.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { ApiTag } from "../api/openapi.ts";
import { errorResponses } from "../api/route.ts";
import type { Config } from "../config.ts";

declare module "fastify" {
  interface FastifyInstance {
    startDraining: () => void;
    isDraining: () => boolean;
  }
}

const statusMaxAgeMs = 1000;

const notReadyBody = { status: "fail", message: "Not ready.", error: "Not ready." };
const healthResponses = {
  200: Type.Object(
    { status: Type.Literal("ok") },
    { schemaName: "HealthStatus", description: "Healthy" },
  ),
  ...errorResponses,
};

function describeCheck(operationId: string, summary: string) {
  const tags: ApiTag[] = ["Health"];
  const schema = { operationId, tags, summary, response: healthResponses };
  return { logLevel: "warn" as const, schema };
}

const minFreeDiskBytes = 1024 * 1024;

interface HealthOptions {
  db: Db;
  config: Pick<Config, "dataDir" | "databaseUrl">;
}

export function registerHealthChecks(app: FastifyInstance, { db, config }: HealthOptions): void {
  let isDraining = false;
  app.decorate("startDraining", () => {
    isDraining = true;
  });
  app.decorate("isDraining", () => isDraining);
  app.addHook("preClose", async () => app.startDraining());
  app.addHook("onRequest", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });

  const liveness = describeCheck("checkLiveness", "Liveness check: the process runs");
  app.get("/healthz", liveness, async () => ({ status: "ok" }));

  let lastReason: string | undefined;
  async function isReady(): Promise<boolean> {
    const reason = await findReasonNotReady({ db, config });
    if (reason !== lastReason && reason !== undefined) app.log.warn({ reason }, "not ready");
    if (reason === undefined && lastReason !== undefined) app.log.info("ready again");
    lastReason = reason;
    return reason === undefined && !isDraining;
  }

  const pageReadiness = describeCheck(
    "checkPageReadiness",
    "Readiness check for pages, which may come from the cache",
  );
  app.get("/readyz/pages", pageReadiness, async (_request, reply) =>
    isDraining ? reply.code(503).send(notReadyBody) : { status: "ok" },
  );

  const readiness = describeCheck("checkReadiness", "Readiness check: the database accepts writes");
  app.get("/readyz", readiness, async (_request, reply) =>
    (await isReady()) ? { status: "ok" } : reply.code(503).send(notReadyBody),
  );

  let cachedCheck: { until: number; isReady: Promise<boolean> } | undefined;
  const status = describeCheck(
    "checkStatus",
    "Readiness check for external monitors, cached for one second",
  );
  app.get("/status", status, async (_request, reply) => {
    // The route is public, so the cache limits any number of requests to one query a second.
    if (cachedCheck === undefined || cachedCheck.until < performance.now())
      cachedCheck = { until: performance.now() + statusMaxAgeMs, isReady: isReady() };
    reply.header("cache-control", "no-store");
    return (await cachedCheck.isReady) ? { status: "ok" } : reply.code(503).send(notReadyBody);
  });
}

async function findReasonNotReady({ db, config }: HealthOptions): Promise<string | undefined> {
  try {
    await requireWritable(db);
    if (config.databaseUrl !== undefined) return undefined;
    if (await isMountedReadOnly(config.dataDir)) return "the disk is mounted read-only";
    if ((await getFreeDiskBytes(config.dataDir)) < minFreeDiskBytes) return "the disk is full";
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return message || code || "unknown";
  }
}
