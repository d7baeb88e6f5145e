import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { clinic } from "#content/clinic.ts";
import { firstAdminEmail as defaultEmail } from "#content/default-contact.ts";
import { connect, connectWithChangeFeed, markInitialized } from "#database/connect.ts";
import { seedDemo } from "#database/demo/seed-demo.ts";
import { assertIntegrity } from "#database/integrity/integrity.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { rejectSharedSessions } from "#database/postgres/pooler-check.ts";
import { assertDatabaseSettings } from "#database/postgres/settings-check.ts";
import { withStartupLock } from "#database/postgres/startup-lock.ts";
import { loadSessionSecret } from "#database/session-secret.ts";
import { lockDataFolder } from "#database/sqlite/data-folder-lock.ts";
import { addMissingMessageKeys } from "#domain/messages/message-keys.server.ts";
import { createCertificateReader } from "#domain/operations/site-certificate.server.ts";
import { ensureCategories } from "#domain/posts/categories.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { createAuth } from "#domain/staff/auth.server.ts";
import { explainUnreadableFactors } from "#domain/staff/factor-cipher.server.ts";
import { ensureFirstAdmin } from "#domain/staff/first-admin.server.ts";
import { type Config, ConfigError, readConfig } from "#server/config.ts";
import { findConfigWarnings } from "#server/config-warnings.ts";
import { shutDownOnSignals } from "#server/graceful-shutdown.ts";
import { createAppReloader } from "./scripts/build/app-reloader.ts";
import { createDevelopmentErrorPage } from "./scripts/build/development-error-page.ts";
import { explainError } from "./scripts/run-script.ts";

const isDevelopment = process.argv.includes("--dev");
process.env.NODE_ENV = isDevelopment ? "development" : "production";
// V8's young generation grows and never shrinks. A small one renders just as fast and saves about
// fifty megabytes, idle or busy.
setFlagsFromString("--semi-space-growth-factor=1");

const drainMs = 3000; // a load balancer polls /readyz every second or two
const closeTimeoutMs = 10_000;

await start().catch((error: unknown) => {
  printLine(error instanceof ConfigError ? error.message : String(error));
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  for (const warning of findConfigWarnings(process.env)) printLine(`Warning: ${warning}`);
  const { unlockDataFolder, prepared, ...database } = await openDatabase(config);
  const { secret, createdAdmin, unreadableFactors } = prepared;
  if (unreadableFactors !== undefined) printLine(`Warning: ${unreadableFactors}`);

  const options = { config, ...database, secret };
  const serve = isDevelopment ? serveFromSources : serveFromBuild;
  const server = await serve(options).catch((error: unknown) => explainServerError(error, config));
  shutDownOnSignals(async () => {
    // With several nodes, the load balancer sends visitors here until it sees /readyz fail.
    if (config.databaseUrl !== undefined) await server.drain(drainMs);
    await server.close();
    await database.db.destroy();
    unlockDataFolder?.();
  });
  printLine(`${clinic.shortName} is at ${config.siteUrl}`);
  if (createdAdmin)
    printLine(
      `Staff sign-in (shown only once): ${createdAdmin.email} with the password ${createdAdmin.password}`,
    );
}

async function prepareDatabase(config: Config, db: Db) {
  const storedSecret = await loadSessionSecret(db, config);
  const secret = config.sessionSecret ?? storedSecret;
  if (config.seedDemo) await seedDemo(db);
  await ensureCategories(db);
  await addMissingMessageKeys(db);
  const auth = createAuth(db, { secret, siteUrl: config.siteUrl });
  const { adminEmail: email, adminPassword: password } = config;
  return {
    secret,
    unreadableFactors: await explainUnreadableFactors(db, secret),
    createdAdmin: await ensureFirstAdmin(db, auth, { email, password, defaultEmail }),
  };
}

/** Every failure becomes one line that leaves out the URL, since that may hold a password. */
async function openDatabase(config: Config) {
  try {
    const database = connectWithChangeFeed(config);
    const { dataDir, databaseUrl } = config;
    const unlockDataFolder = databaseUrl === undefined ? lockDataFolder(dataDir) : undefined;
    await rejectSharedSessions(database.db);
    await assertDatabaseSettings(database.db);
    await assertIntegrity(database.db);
    await migrate(config);
    markInitialized(config);
    const prepared = await withStartupLock(database.db, () => prepareDatabase(config, database.db));
    return { ...database, prepared, unlockDataFolder };
  } catch (error) {
    const variable = config.databaseUrl === undefined ? "DATA_DIR" : "DATABASE_URL";
    throw new ConfigError(`The database of ${variable} cannot be used: ${explainError(error)}`);
  }
}

/** A migration of much content may take longer than a statement of the site may. */
async function migrate(config: Config): Promise<void> {
  await using db = connect(config);
  await migrateToLatest(db);
}

function explainServerError(error: unknown, { port, host }: Config): never {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ERR_MODULE_NOT_FOUND")
    throw new ConfigError(`${message}. Run npm ci and npm run build first.`);
  if (code === "EADDRINUSE")
    throw new ConfigError(`PORT ${port} is in use on ${host}. Stop what uses it or set another.`);
  if (code === "EACCES")
    throw new ConfigError(`PORT ${port} is not open to this user. Set one from 1024 to 65535.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND"].includes(code))
    throw new ConfigError(`HOST ${host} is not an address of this machine. Try 127.0.0.1.`);
  throw error;
}

type AppOptions = Omit<import("#server/app.ts").AppOptions, "clientDir">;
type AppModule = typeof import("#server/app.ts");

async function serveFromBuild(options: AppOptions) {
  const built = join(import.meta.dirname, "build");
  const clientDir = join(built, "client");
  if (!existsSync(clientDir))
    throw new ConfigError(`There is no ${clientDir}. Run npm ci and npm run build first.`);
  const { createApp }: AppModule = await import(pathToFileURL(join(built, "server/index.js")).href);
  const app = await createApp({
    readCertificate: createCertificateReader(options.config.siteUrl),
    ...options,
    clientDir,
    fillsPageCache: true,
    outageFolder: join(built, "outage"),
  });
  await app.listen({ port: options.config.port, host: options.config.host });
  return {
    drain: async (drainMs: number) => {
      app.startDraining();
      await wait(drainMs);
    },
    close: async () => {
      const timer = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs);
      await app.close();
      clearTimeout(timer);
    },
  };
}

async function serveFromSources(options: AppOptions) {
  const server = createServer();
  const vite = await (await import("vite")).createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  const reloader = createAppReloader(async (module: AppModule) => {
    const app = await module.createApp({ ...options, clientDir: undefined });
    await app.ready();
    return app;
  });

  // A page that failed to load has no modules, so Vite would not reload it.
  let showsError = false;
  vite.watcher.on("all", () => {
    if (showsError) vite.environments.client.hot.send({ type: "full-reload" });
    showsError = false;
  });

  server.on("request", (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const module = (await vite.ssrLoadModule("./server/app.ts")) as AppModule;
        (await reloader.getApp(module)).routing(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        printLine(String((error as Error).stack));
        showsError = true;
        response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
        response.end(createDevelopmentErrorPage(error));
      }
    });
  });
  server.listen(options.config.port, options.config.host);
  await once(server, "listening");
  return {
    drain: async () => {},
    close: async () => {
      server.closeAllConnections();
      server.close();
      await reloader.close();
      await vite.close();
    },
  };
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
