import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { requireWritable } from "#domain/readiness.server.ts";
import type { Db } from "#domain/tables.ts";
import { failures } from "./api/replies.ts";
import type { Config } from "./config.ts";
import { getFreeDiskBytes } from "./disk-space.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** From now on it is not ready, and each answer ends its connection. */
    sayGoodbye: () => void;
    isLeaving: () => boolean;
  }
}

const statusMaxAgeMs = 1000;

const notReady = { status: "fail", message: "Not ready.", error: "Not ready." };
const healthy = { 200: Type.Object({ status: Type.Literal("ok") }), ...failures };

/** An upload needs about as much. */
const minFreeDiskBytes = 1024 * 1024;

interface HealthOptions {
  db: Db;
  config: Pick<Config, "dataDir" | "databaseUrl">;
}

/** Health checks for balancers and monitors: docs/operations.md says which of them asks what. */
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

  const alive = { summary: "Whether the process lives", response: healthy };
  app.get("/healthz", { logLevel: "warn", schema: alive }, async () => ({ status: "ok" }));

  let lastReason: string | undefined;
  /** Logs the reason when it changes, not each second. */
  async function isReady(): Promise<boolean> {
    const reason = await findReasonNotReady({ db, config });
    if (reason !== lastReason && reason !== undefined) app.log.warn({ reason }, "not ready");
    if (reason === undefined && lastReason !== undefined) app.log.info("ready again");
    lastReason = reason;
    return reason === undefined && !isLeaving;
  }

  const pages = { summary: "Whether pages are served, if need be from memory", response: healthy };
  app.get("/readyz/pages", { logLevel: "warn", schema: pages }, async (_request, reply) =>
    isLeaving ? reply.code(503).send(notReady) : { status: "ok" },
  );

  const ready = { summary: "Whether messages and saves are stored", response: healthy };
  app.get("/readyz", { logLevel: "warn", schema: ready }, async (_request, reply) =>
    (await isReady()) ? { status: "ok" } : reply.code(503).send(notReady),
  );

  let current: { until: number; isReady: Promise<boolean> } | undefined;
  const status = {
    summary: "The same for a monitor outside, a second old at most",
    response: healthy,
  };
  app.get("/status", { logLevel: "warn", schema: status }, async (_request, reply) => {
    // Anybody may ask, so a crowd of requests costs one query a second.
    if (current === undefined || current.until < Date.now())
      current = { until: Date.now() + statusMaxAgeMs, isReady: isReady() };
    reply.header("cache-control", "no-store");
    return (await current.isReady) ? { status: "ok" } : reply.code(503).send(notReady);
  });
}

async function findReasonNotReady({ db, config }: HealthOptions): Promise<string | undefined> {
  try {
    await requireWritable(db);
    // The disk of a PostgreSQL is another machine's.
    if (config.databaseUrl !== undefined) return undefined;
    if ((await getFreeDiskBytes(config.dataDir)) < minFreeDiskBytes) return "the disk is full";
    return undefined;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return message || code || "unknown";
  }
}
