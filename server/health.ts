import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import Type from "typebox";
import type { Db } from "#domain/tables.ts";
import { failures } from "./api/replies.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** From now on it is not ready, and each answer ends its connection. */
    sayGoodbye: () => void;
    isLeaving: () => boolean;
  }
}

const healthy = { 200: Type.Object({ status: Type.Literal("ok") }), ...failures };

/** What those ask who send visitors here: whether the process lives, and whether it can serve. */
export function addHealth(app: FastifyInstance, db: Db): void {
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

  const ready = { summary: "Whether the database answers", response: healthy };
  app.get("/readyz", { logLevel: "warn", schema: ready }, async (_request, reply) => {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    if (answers && !isLeaving) return { status: "ok" };
    return reply.code(503).send({ status: "fail", message: "Not ready.", error: "Not ready." });
  });
}
