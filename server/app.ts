import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import type { Changes } from "#domain/changes.ts";
import type { ConnectionPool } from "#domain/connection-pool.ts";
import { createFormStamps } from "#domain/messages/form-stamp.server.ts";
import { createAuth } from "#domain/staff/auth.server.ts";
import { createFactorSealer } from "#domain/staff/sealed-factors.server.ts";
import type { Db } from "#domain/tables.ts";
import { addApi } from "./api/api.ts";
import { addApiDocument } from "./api/document.ts";
import { answerBroken, answerExpectations } from "./broken-requests.ts";
import type { Config } from "./config.ts";
import { getMaxConnections } from "./connection-limit.ts";
import { watchForDamage } from "./damage-watch.ts";
import { addErrorHandlers, sendFailure } from "./errors.ts";
import { addFiles } from "./files.ts";
import { addHealth } from "./health.ts";
import { addHousekeeping } from "./housekeeping.ts";
import { addLoadShedding } from "./load-shedding.ts";
import { type Mailer, startMailer } from "./mailer.ts";
import { addMetrics } from "./metrics.ts";
import { addressesOf } from "./page-cache/addresses.ts";
import { createSharing } from "./page-cache/shared-answers.ts";
import { addPageCache } from "./page-cache/start-page-cache.ts";
import { addPages } from "./pages.ts";
import { addPictures } from "./pictures.ts";
import { addRequestPacing } from "./request-pacing.ts";
import { addSecurity, answerHeadersOf, ownHosts } from "./security.ts";
import { createSessions } from "./sessions.ts";
import { letSlowReadersGo } from "./slow-readers.ts";
import { addSpeculationRules } from "./speculation-rules.ts";
import { watchForUntrustedProxy } from "./untrusted-proxy.ts";
import { addUploads } from "./uploads.ts";
import { addWellKnown } from "./well-known.ts";

declare module "fastify" {
  interface FastifyInstance {
    routeTable: readonly string[];
  }
}

export interface AppOptions {
  config: Config;
  db: Db;
  changes: Changes;
  pool?: ConnectionPool;
  /** SQLite only. Resolves to a description of the corruption, if there is any. */
  findDamage?: () => Promise<string | undefined>;
  secret: string;
  /** Folder of the built files; undefined in development, when Vite serves them. */
  clientDir: string | undefined;
  /** False in tests, because a busy machine must not fail them. */
  shedsLoad?: boolean;
}

export async function createApp(options: AppOptions) {
  const { config, db, changes, pool, secret, clientDir, shedsLoad = true } = options;
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: logRequest } },
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy,
    requestTimeout: 120_000,
    connectionTimeout: 60_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16 * 1024,
      // A missing Host header is rejected by our own hook, with the security headers.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request, reply.headers(answerHeadersOf(config.siteUrl)));
    },
    clientErrorHandler: answerBroken(config.siteUrl),
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });

  const routeTable: string[] = [];
  app.decorate("routeTable", routeTable);
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) routeTable.push(`${one} ${url}`);
  });

  addRequestPacing(app);
  const readAddress = addressesOf(app);
  const hosts = ownHosts(config.siteUrl);
  const isBuilt = clientDir !== undefined;
  const sizeMb = isBuilt ? config.pageCacheMb : 0;
  const cache =
    sizeMb === 0 ? undefined : addPageCache(app, { db, changes, hosts, readAddress, sizeMb });
  app.decorate("pageCacheCounts", () => cache?.counts());
  const share = createSharing({ db, readAddress, cache });

  const auth = createAuth(db, { secret, siteUrl: config.siteUrl });
  const sealer = createFactorSealer(secret);
  const sessions = createSessions({ db, auth, sealer });

  app.server.maxConnections = getMaxConnections(app.log);
  letSlowReadersGo(app.server);
  answerExpectations(app, config.siteUrl);
  addSecurity(app, config.siteUrl);
  const untrustedProxy = watchForUntrustedProxy(app, config);
  addErrorHandlers(app);
  // In development Vite delays the first page, which would look like overload.
  if (clientDir !== undefined && shedsLoad) addLoadShedding(app);

  await addApiDocument(app, config.siteUrl);
  addHealth(app, { db, config });
  pool?.onError((error) => app.log.warn({ err: error }, "database connection lost"));
  addMetrics(app, { db, pool, dataDir: config.dataDir, token: config.metricsToken });
  if (clientDir !== undefined) await addFiles(app, clientDir);
  addPictures(app);
  addSpeculationRules(app);
  addUploads(app, db);
  addWellKnown(app, config.siteUrl);
  addHousekeeping(app, db, config.messageRetentionDays);

  const { siteUrl, messageRetentionDays, mailIncludeMessage } = config;
  const renderPage = addPages(app, {
    db,
    sessions,
    siteUrl,
    share,
    untrustedProxy,
    damage: watchForDamage(app, options.findDamage),
    messageCare: {
      retentionDays: messageRetentionDays,
      isAnnounced: config.smtpUrl !== undefined,
      mailIncludesMessage: mailIncludeMessage,
    },
  });
  const stamps = createFormStamps(secret);
  const mailer = addMailer(app, { db, config });
  await addApi(app, {
    db,
    siteUrl,
    auth,
    sealer,
    sessions,
    stamps,
    mailer,
    renderPage,
    share,
    untrustedProxy,
  });
  return app;
}

function addMailer(
  app: FastifyInstance,
  { db, config }: Pick<AppOptions, "db" | "config">,
): Mailer {
  let mailer: Mailer | undefined;
  app.addHook("onReady", async () => {
    mailer = await startMailer({ db, config, log: app.log });
  });
  app.addHook("onClose", async () => mailer?.stop());
  return {
    get isOn() {
      return mailer?.isOn ?? false;
    },
    wake: () => mailer?.wake(),
    sendTestMail: async () =>
      (await mailer?.sendTestMail()) ?? { kind: "failed", failure: "not started" },
    stop: async () => mailer?.stop(),
  };
}

/** The log holds no query strings, no cookies and no IP addresses. */
function logRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split("?", 1)[0] };
}
