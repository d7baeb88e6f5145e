import { join } from "node:path";
import { describe } from "node:test";
import type { InjectOptions } from "fastify";
import { connectAndTell } from "#database/connect.ts";
import { seedDemo } from "#database/demo/seed.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { countRows as countFound } from "#domain/count-rows.server.ts";
import { ensureCategories } from "#domain/posts/categories.server.ts";
import { createAuth } from "#domain/staff/auth.server.ts";
import { createStaffUser } from "#domain/staff/first-admin.server.ts";
import type { Db } from "#domain/tables.ts";
import { readConfig } from "#server/config.ts";
import { createReplyCheck } from "./api-document.ts";
import { type Engine, freshDatabase } from "./fresh-database.ts";

const secret = "a secret of the tests, thirty-two characters or more";
const built = join(import.meta.dirname, "../../build");

export const admin = { name: "Ada", email: "ada@northbloom.example", password: "correct-horse" };
export const helper = { name: "Hal", email: "hal@northbloom.example", password: "battery-stapl" };

export function onEachDatabase(name: string, promises: (engine: Engine) => void): void {
  for (const engine of ["sqlite", "postgres"] as const)
    describe(`${name}, on ${engine}`, () => promises(engine));
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Opens the built site on a fresh database. `helper` is a user without admin rights. */
export async function openSite(
  engine: Engine = "sqlite",
  { environment = {}, isSeeded = false, server, prepare }: SiteOptions = {},
) {
  const database = await freshDatabase(engine, server);
  await prepare?.(database.environment);
  const config = readConfig({ LOG_LEVEL: "silent", ...database.environment, ...environment });
  const opened = connectAndTell(config);
  const { db } = opened;
  await migrateToLatest(db);
  if (isSeeded) await seedDemo(db);
  await ensureCategories(db);
  const auth = createAuth(db, { secret, siteUrl: config.siteUrl });
  await createStaffUser(db, auth, { ...admin, isAdmin: true });
  await createStaffUser(db, auth, { ...helper, isAdmin: false });

  const { createApp }: typeof import("#server/app.ts") = await import(
    join(built, "server/index.js")
  );
  const options = {
    config,
    ...opened,
    secret,
    clientDir: join(built, "client"),
    shedsLoad: false,
  };
  const app = await createApp(options);
  const host = new URL(config.siteUrl).host;

  await app.ready();
  let visitors = 0;
  const checkReply = createReplyCheck(app);

  /** Sends a request the way a browser does; the response must match the OpenAPI document. */
  async function send(options: InjectOptions & { cookie?: string | undefined }) {
    const { cookie, ...rest } = options;
    const headers = { host, ...(cookie === undefined ? {} : { cookie }), ...options.headers };
    // Each request comes from another network by default, as rate limits count networks.
    visitors += 1;
    const remoteAddress = `192.0.2.${visitors % 250}`;
    const reply = await app.inject({ remoteAddress, ...rest, headers });
    checkReply(options.method ?? "GET", String(options.url), reply);
    return reply;
  }

  const sendJson =
    (method: "POST" | "PUT" | "DELETE") =>
    (url: string, body: object | string | undefined, cookie?: string) =>
      send({
        method,
        url,
        cookie,
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { payload: body }),
      });

  return {
    app,
    db,
    config,
    send,
    get: (url: string, cookie?: string) => send({ method: "GET", url, cookie }),
    post: sendJson("POST"),
    put: sendJson("PUT"),
    remove: (url: string, cookie?: string, body?: object) => sendJson("DELETE")(url, body, cookie),

    /** Opens a second server on the same database, or on a wrapped one. */
    async openNode(otherDb: Db = db) {
      const node = await createApp({ ...options, db: otherDb });
      await node.ready();
      return node;
    },

    /** Opens a second server with a connection of its own, like another process. */
    async openOtherNode() {
      const own = connectAndTell(config);
      const node = await createApp({ ...options, ...own });
      await node.ready();
      const close = async () => {
        await node.close();
        await own.db.destroy();
      };
      return { app: node, get: (url: string) => node.inject({ url, headers: { host } }), close };
    },

    async signIn({ email, password }: { email: string; password: string }): Promise<string> {
      const reply = await send({
        method: "POST",
        url: "/api/users/login",
        payload: { email, password },
      });
      const [cookie = ""] = [reply.headers["set-cookie"] ?? []].flat();
      return cookie.split(";", 1)[0] ?? "";
    },

    async close() {
      await app.close();
      await db.destroy();
      await database.remove();
    },
  };
}

interface SiteOptions {
  prepare?: (environment: Record<string, string>) => Promise<void>;
  environment?: Record<string, string>;
  isSeeded?: boolean;
  /** Another PostgreSQL server, such as a proxy. */
  server?: string;
}

export function countRows(db: Db, table: "message" | "message_outbox"): Promise<number> {
  return countFound(db.selectFrom(table));
}
