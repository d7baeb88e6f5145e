import { randomUUID } from "node:crypto";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { TObject } from "typebox";
import { inputReader, parameterReader } from "#domain/input.server.ts";
import { removeOldMessages } from "#domain/messages/messages.server.ts";
import { createAuth } from "#domain/staff/auth.server.ts";
import type { Db } from "#domain/tables.ts";
import { loginRoutes } from "./api/public/login.ts";
import { messageRoutes } from "./api/public/messages.ts";
import { guardStaffRoutes } from "./api/staff/guard.ts";
import { staffMessageRoutes } from "./api/staff/messages.ts";
import type { Config } from "./config.ts";
import { addErrorHandlers, badInput, sendFailure } from "./errors.ts";
import { addPages } from "./pages.ts";
import { addPictures } from "./pictures.ts";
import { addSecurity } from "./security.ts";
import { createSessions } from "./sessions.ts";

export interface AppOptions {
  config: Config;
  db: Db;
  /** Signs the session cookies. */
  secret: string;
  /** Where the built files are; in development Vite serves them instead. */
  clientDir: string | undefined;
  /** False where a busy machine is no reason to refuse: in tests. */
  shedsLoad?: boolean;
}

/** The whole server in order: security, health, files, API, pages. */
export async function createApp({ config, db, secret, clientDir, shedsLoad = true }: AppOptions) {
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: logRequest } },
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy,
    requestTimeout: 120_000,
    connectionTimeout: 0,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request, reply);
    },
    return503OnClosing: true,
    forceCloseConnections: "idle",
  });

  const sessions = createSessions(createAuth(db, { secret, siteUrl: config.siteUrl }));

  addSecurity(app, config.siteUrl);
  addErrorHandlers(app);
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const read =
      httpPart === "body" ? inputReader(schema as TObject) : parameterReader(schema as TObject);
    return (input: unknown) => {
      const result = read(input);
      return "errors" in result ? { error: badInput(result.errors) } : { value: result.value };
    };
  });
  // In development the first page waits for Vite, which is no pressure.
  if (clientDir !== undefined && shedsLoad)
    await app.register(underPressure, {
      maxEventLoopDelay: 2000,
      retryAfter: 5,
      message: "The site is busy. Please try again in a moment.",
    });

  addHealth(app, db);
  if (clientDir !== undefined) await addFiles(app, clientDir);
  addPictures(app);

  addRetention(app, db, config.messageRetentionDays);

  const renderPage = addPages(app, { db, sessions, siteUrl: config.siteUrl });
  await app.register(messageRoutes, { db, renderPage });
  await app.register(loginRoutes, { db, sessions });
  await app.register(async (staff) => {
    guardStaffRoutes(staff, sessions);
    await staff.register(staffMessageRoutes, { db });
  });
  return app;
}

function addHealth(app: FastifyInstance, db: Db): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    if (answers && !isStopping) return { status: "ok" };
    return reply.code(503).send({ status: "fail", message: "Not ready.", error: "Not ready." });
  });
}

/** Old messages are deleted at start and every hour; 0 days keeps them. */
function addRetention(app: FastifyInstance, db: Db, keptDays: number): void {
  if (keptDays === 0) return;
  const purge = async () => {
    const removed = await removeOldMessages(db, keptDays);
    if (removed > 0) app.log.info({ removed }, "old messages deleted");
  };
  const fail = (error: unknown) => app.log.error({ err: error }, "old messages not deleted");
  const timer = setInterval(() => purge().catch(fail), retentionCheckMs).unref();
  app.addHook("onReady", () => purge().catch(fail));
  app.addHook("onClose", async () => clearInterval(timer));
}

const retentionCheckMs = 60 * 60 * 1000;

/** Built files have their content's hash in their names; what is missing is 404, never a page. */
async function addFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, "static"),
    prefix: "/static/",
    immutable: true,
    maxAge: "365d",
    setHeaders: (reply, path) => {
      if (path.includes("/static/media/"))
        reply.header("cross-origin-resource-policy", "cross-origin");
    },
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: "/",
    decorateReply: false,
    wildcard: false,
    globIgnore: ["static/**", ".vite/**"],
    maxAge: "1h",
  });
}

/** No query strings, no cookies, no addresses. */
function logRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split("?", 1)[0] };
}
