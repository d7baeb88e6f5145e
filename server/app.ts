import * as build from "virtual:react-router/server-build";
import type { ChangeFeed } from "#database/change-tracking/change-feed.ts";
import { createFormTokens } from "#domain/messages/form-token.server.ts";
import type { ConnectionPool } from "#domain/operations/connection-pool.ts";
import type { Certificate } from "#domain/operations/site-certificate.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { createAuth } from "#domain/staff/auth.server.ts";
import { createFactorCipher } from "#domain/staff/factor-cipher.server.ts";
import { createPasskeyVerifier } from "#domain/staff/passkey-verifier.server.ts";
import type { PasswordCost } from "#domain/staff/password-hasher.server.ts";
import { registerApi } from "./api/api.ts";
import { registerOpenApi } from "./api/openapi.ts";
import { createSessions } from "./auth/sessions.ts";
import { createClinicReader } from "./clinic-reader.ts";
import type { Config } from "./config.ts";
import { createFastify } from "./create-fastify.ts";
import { registerPictureRedirects } from "./files/picture-redirects.ts";
import { registerStaticFiles } from "./files/static-files.ts";
import { registerUploads } from "./files/uploads.ts";
import { registerWellKnown } from "./files/well-known.ts";
import { dropUnreadBodies } from "./http/body-timeout.ts";
import { registerExpectationHandler } from "./http/client-errors.ts";
import { getMaxConnections } from "./http/connection-limit.ts";
import { detectUntrustedProxy } from "./http/detect-untrusted-proxy.ts";
import { registerErrorHandlers } from "./http/http-error.ts";
import { registerLoadShedding } from "./http/load-shedding.ts";
import { getOwnHosts } from "./http/own-hosts.ts";
import { registerRequestPacing } from "./http/request-pacing.ts";
import { registerRequestSecurity } from "./http/request-security.ts";
import type { ResponseSerializers } from "./http/response-serializers.ts";
import { dropSlowClients } from "./http/slow-clients.ts";
import { registerSpeculationRules } from "./http/speculation-rules.ts";
import { registerHousekeeping } from "./jobs/housekeeping.ts";
import { registerMailer } from "./mail/register-mailer.ts";
import { startCorruptionMonitor } from "./monitoring/corruption-monitor.ts";
import { registerHealthChecks } from "./monitoring/health.ts";
import { registerMetrics } from "./monitoring/metrics.ts";
import { registerCacheKeys } from "./page-cache/cache-key.ts";
import { registerPageCache } from "./page-cache/register-page-cache.ts";
import { createSharedResponder } from "./page-cache/shared-response.ts";
import { registerPages } from "./pages.ts";
import { registerPermalinkRedirects } from "./rendering/permalink-redirects.ts";
import { registerVisits } from "./visits/register-visits.ts";

export interface AppOptions {
  config: Config;
  db: Db;
  changeFeed: ChangeFeed;
  pool?: ConnectionPool;
  findCorruption?: () => Promise<string | undefined>;
  /** Left out in tests, which must not connect to the site's own address. */
  readCertificate?: () => Promise<Certificate | undefined>;
  secret: string;
  /** Undefined in development, when Vite serves the files. */
  clientDir: string | undefined;
  /** The folder of the page for an outage, which changes with the phone and the hours. */
  outageFolder?: string | undefined;
  /** Left out in tests, which count what is rendered. */
  fillsPageCache?: boolean;
  /** False in tests: the best compression of a page takes longer than rendering it. */
  recompressesPages?: boolean;
  /** False in tests, because a busy machine must not fail them. */
  shedsLoad?: boolean;
  /** False in tests, which decide when something is purged. */
  runsHousekeeping?: boolean;
  /** Left out except in tests, which hash many passwords. */
  passwordCost?: PasswordCost | undefined;
  /** Servers of one process can share what they compile. */
  serializers?: ResponseSerializers;
}

export async function createApp(options: AppOptions) {
  const { config, db, changeFeed, pool, secret, clientDir } = options;
  const { outageFolder, shedsLoad = true, runsHousekeeping = true } = options;
  const { siteUrl, messageRetentionDays } = config;
  const app = createFastify(config, options.serializers);

  const clinicReader = createClinicReader({ db, changeFeed, log: app.log, outageFolder });
  app.addHook("onReady", clinicReader.start);
  app.addHook("onClose", async () => clinicReader.stop());
  app.decorate("getClinic", clinicReader.getLatest);
  registerRequestPacing(app);
  registerVisits(app, { db, siteUrl });
  const getCacheKey = registerCacheKeys(app, build.routes);
  const cache = registerPageCache(app, {
    db,
    changes: changeFeed,
    hosts: getOwnHosts(siteUrl),
    getCacheKey,
    siteUrl,
    sizeMb: clientDir === undefined ? 0 : config.pageCacheMb,
    isFilled: options.fillsPageCache ?? false,
    recompresses: options.recompressesPages,
  });
  app.decorate("pageCacheCounts", () => cache?.counts());
  const respondShared = createSharedResponder({ db, getCacheKey, cache });

  const auth = createAuth(db, { secret, siteUrl, passwordCost: options.passwordCost });
  const cipher = createFactorCipher(secret);
  const sessions = createSessions({ db, auth, cipher });

  app.server.maxConnections = getMaxConnections(app.log);
  dropSlowClients(app.server);
  dropUnreadBodies(app);
  registerExpectationHandler(app, config);
  registerRequestSecurity(app, config);
  registerPermalinkRedirects(app, db);
  const untrustedProxy = detectUntrustedProxy(app, config);
  registerErrorHandlers(app);
  // In development Vite delays the first page, which would look like overload.
  if (clientDir !== undefined && shedsLoad) registerLoadShedding(app);

  await registerOpenApi(app, siteUrl);
  registerHealthChecks(app, { db, config });
  pool?.onError((error) => app.log.warn({ err: error }, "database connection lost"));
  registerMetrics(app, { db, pool, dataDir: config.dataDir, token: config.metricsToken });
  if (clientDir !== undefined) await registerStaticFiles(app, clientDir);
  registerPictureRedirects(app);
  registerSpeculationRules(app);
  registerUploads(app, db);
  registerWellKnown(app, siteUrl);
  if (runsHousekeeping) registerHousekeeping(app, db, messageRetentionDays);

  const sendStandIn = registerPages(app, {
    db,
    sessions,
    clinicReader,
    respondShared,
    untrustedProxy,
    site: {
      siteUrl,
      dataDir: config.dataDir,
      readCertificate: options.readCertificate ?? (async () => undefined),
      getCorruption: startCorruptionMonitor(app, options.findCorruption),
      messageSettings: {
        retentionDays: messageRetentionDays,
        sendsNotifications: config.smtpUrl !== undefined,
        mailIncludesMessage: config.mailIncludeMessage,
        encryptsBackups: config.backupPassphrase !== undefined,
      },
    },
  });
  await registerApi(app, {
    db,
    siteUrl,
    auth,
    cipher,
    sessions,
    passkeys: createPasskeyVerifier({ secret, siteUrl }),
    formTokens: createFormTokens(secret),
    mailer: registerMailer(app, { db, config }),
    sendStandIn,
    respondShared,
    untrustedProxy,
  });
  return app;
}
