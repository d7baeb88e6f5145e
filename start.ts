import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { clinic } from "#content/clinic.ts";
import { connectAndTell, markInitialized } from "#database/connect.ts";
import { refuseDamaged } from "#database/damage.ts";
import { lockDataFolder } from "#database/data-folder-lock.ts";
import { seedDemo } from "#database/demo/seed.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { oneAtATime } from "#database/one-at-a-time.ts";
import { loadSessionSecret } from "#database/session-secret.ts";
import { ensureCategories } from "#domain/posts/categories.server.ts";
import { createAuth } from "#domain/staff/auth.server.ts";
import { ensureFirstAdmin } from "#domain/staff/first-admin.server.ts";
import type { Db } from "#domain/tables.ts";
import { type Config, ConfigError, readConfig } from "#server/config.ts";
import { findConfigWarnings } from "#server/config-warnings.ts";

const isDevelopment = process.argv.includes("--dev");
process.env.NODE_ENV = isDevelopment ? "development" : "production";
// V8's young generation grows and never shrinks. A small one renders just as fast and saves about
// fifty megabytes, idle or busy.
setFlagsFromString("--semi-space-growth-factor=1");

const drainMs = 3000; // a load balancer polls /readyz every second or two
const finishLimitMs = 10_000;
const stopLimitMs = 15_000;
const secondSignalAfterMs = 1000; // npm forwards signals, so one Ctrl-C arrives twice

await start().catch((error: unknown) => {
  say(error instanceof ConfigError ? error.message : String(error));
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  for (const warning of findConfigWarnings(process.env)) say(`Warning: ${warning}`);
  const { unlock, ...database } = await openDatabase(config);
  const { db } = database;
  const { secret, made } = await oneAtATime(db, () => prepare(config, db));

  const options = { config, ...database, secret };
  const serve = isDevelopment ? serveFromSources : serveFromBuild;
  const site = await serve(options).catch((error: unknown) => refuseAddress(error, config));
  stopOnSignals(async () => {
    // With several nodes, the load balancer sends visitors here until it sees /readyz fail.
    if (config.databaseUrl !== undefined) await site.leave(drainMs);
    await site.close();
    await db.destroy();
    unlock();
  });
  say(`${clinic.shortName} is at ${config.siteUrl}`);
  if (made)
    say(`Staff sign-in (shown only once): ${made.email} with the password ${made.password}`);
}

async function prepare(config: Config, db: Db) {
  const stored = await loadSessionSecret(db, config);
  const secret = config.sessionSecret ?? stored;
  if (config.seedDemo) await seedDemo(db);
  await ensureCategories(db);
  const auth = createAuth(db, { secret, siteUrl: config.siteUrl });
  const { adminEmail: email, adminPassword: password } = config;
  return { secret, made: await ensureFirstAdmin(db, auth, { email, password }) };
}

/** Every failure becomes one line that leaves out the URL, since that may hold a password. */
async function openDatabase(config: Config) {
  try {
    const database = connectAndTell(config);
    const unlock = lockDataFolder(config);
    await refuseDamaged(database.db);
    await migrateToLatest(database.db);
    markInitialized(config);
    return { ...database, unlock };
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    const variable = config.databaseUrl === undefined ? "DATA_DIR" : "DATABASE_URL";
    throw new ConfigError(`The database of ${variable} cannot be used: ${message || code}`);
  }
}

function refuseAddress(error: unknown, { port, host }: Config): never {
  const { code = "" } = error as { code?: string };
  if (code === "EADDRINUSE")
    throw new ConfigError(`PORT ${port} is in use on ${host}. Stop what uses it or set another.`);
  if (code === "EACCES")
    throw new ConfigError(`PORT ${port} is not open to this user. Set one from 1024 to 65535.`);
  if (["EADDRNOTAVAIL", "ENOTFOUND"].includes(code))
    throw new ConfigError(`HOST ${host} is not an address of this machine. Try 127.0.0.1.`);
  throw error;
}

type AppOptions = Omit<Parameters<typeof import("#server/app.ts").createApp>[0], "clientDir">;
type AppModule = typeof import("#server/app.ts");

async function serveFromBuild(options: AppOptions) {
  const built = join(import.meta.dirname, "build");
  const { createApp }: AppModule = await import(join(built, "server/index.js"));
  const app = await createApp({ ...options, clientDir: join(built, "client") });
  await app.listen({ port: options.config.port, host: options.config.host });
  return {
    leave: async (drainMs: number) => {
      app.sayGoodbye();
      await wait(drainMs);
    },
    close: async () => {
      const timer = setTimeout(() => app.server.closeAllConnections(), finishLimitMs);
      await app.close();
      clearTimeout(timer);
    },
  };
}

/** Serves through Vite, and creates a new app when a file of the server, domain or app changes. */
async function serveFromSources(options: AppOptions) {
  const server = createServer();
  const vite = await (await import("vite")).createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  let current: { module: AppModule; app: Awaited<ReturnType<AppModule["createApp"]>> } | undefined;

  async function currentApp() {
    const module = (await vite.ssrLoadModule("./server/app.ts")) as AppModule;
    if (current?.module !== module) {
      await current?.app.close();
      const app = await module.createApp({ ...options, clientDir: undefined });
      await app.ready();
      current = { module, app };
    }
    return current.app;
  }

  server.on("request", (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        (await currentApp()).routing(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        response.writeHead(500).end(String((error as Error).stack));
      }
    });
  });
  server.listen(options.config.port, options.config.host);
  await once(server, "listening");
  return {
    leave: async () => {},
    close: async () => {
      server.closeAllConnections();
      server.close();
      await current?.app.close();
      await vite.close();
    },
  };
}

function stopOnSignals(close: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > secondSignalAfterMs) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        say(String(error));
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // Sent when the terminal closes. `nohup` ignores it, and a handler would undo that.
  if (!isHangUpIgnored()) process.on("SIGHUP", stop);
}

function isHangUpIgnored(): boolean {
  try {
    const mask = /^SigIgn:\s*([0-9a-f]+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
    return (Number.parseInt(mask?.at(-1) ?? "0", 16) & 1) === 1;
  } catch {
    return false;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
