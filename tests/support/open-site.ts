import { join } from "node:path";
import { describe } from "node:test";
import { connectWithChangeFeed } from "#database/connect.ts";
import { seedDemo } from "#database/demo/seed-demo.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { ensureCategories } from "#domain/posts/categories.server.ts";
import { countRows as countQueryRows } from "#domain/records/count-rows.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { createAuth } from "#domain/staff/auth.server.ts";
import { createStaffUser } from "#domain/staff/first-admin.server.ts";
import type { PasswordCost } from "#domain/staff/password-hasher.server.ts";
import { readConfig } from "#server/config.ts";
import { createFreshDatabase, type Engine, type TemplateContent } from "./fresh-database.ts";
import { createSiteClient } from "./site-client.ts";

const secret = "a secret of the tests, thirty-two characters or more";
/** Production has OWASP's cost, since it passes none. */
export const lowPasswordCost = { memory: 8, passes: 1, parallelism: 1 };
const serializers = new Map();
const buildFolder = join(import.meta.dirname, "../../build");

export const admin = { name: "Ada", email: "ada@northbloom.example", password: "correct-horse" };
export const visitor = { name: "Imani", email: "imani@northbloom.example", phone: "4165550199" };
export const helper = { name: "Hal", email: "hal@northbloom.example", password: "battery-stapl" };

export function describeOnEachDatabase(name: string, defineTests: (engine: Engine) => void): void {
  for (const engine of ["sqlite", "postgres"] as const)
    if ([undefined, "", engine].includes(process.env.TEST_ENGINE))
      describe(`${name}, on ${engine}`, () => defineTests(engine));
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** `helper` is a user without admin rights. */
export async function openSite(
  engine: Engine = "sqlite",
  { environment = {}, isSeeded = false, server, prepare, hasFullPasswordCost }: SiteOptions = {},
) {
  const content = isSeeded ? "seeded" : "staffed";
  const passwordCost = hasFullPasswordCost ? undefined : lowPasswordCost;
  const template = prepare || hasFullPasswordCost ? undefined : content;
  const database = await createFreshDatabase(engine, server, template);
  await prepare?.(database.environment);
  const config = readConfig({ LOG_LEVEL: "silent", ...database.environment, ...environment });
  const connection = connectWithChangeFeed(config);
  const { db } = connection;
  if (!database.isFilled) await fillDatabase(db, content, passwordCost);

  const { createApp }: typeof import("#server/app.ts") = await import(
    join(buildFolder, "server/index.js")
  );
  const options = {
    config,
    ...connection,
    secret,
    clientDir: join(buildFolder, "client"),
    shedsLoad: false,
    recompressesPages: false,
    runsHousekeeping: false,
    passwordCost,
    serializers,
  };
  const app = await createApp(options);
  const host = new URL(config.siteUrl).host;

  await app.ready();

  return {
    app,
    db,
    config,
    ...createSiteClient(app, host),

    async openNode(otherDb: Db = db, { runsHousekeeping = false } = {}) {
      const node = await createApp({ ...options, db: otherDb, runsHousekeeping });
      await node.ready();
      return node;
    },

    /** The second server has a connection of its own, like another process. */
    async openSeparateNode() {
      const ownConnection = connectWithChangeFeed(config);
      const node = await createApp({ ...options, ...ownConnection });
      await node.ready();
      const closeNode = async () => {
        await node.close();
        await ownConnection.db.destroy();
      };
      return {
        app: node,
        get: (url: string) => node.inject({ url, headers: { host } }),
        close: closeNode,
      };
    },

    async close() {
      await app.close();
      await db.destroy();
      await database.remove();
    },
  };
}

/** Does nothing that has been done before. */
export async function fillDatabase(
  db: Db,
  content: TemplateContent,
  passwordCost?: PasswordCost,
): Promise<void> {
  await migrateToLatest(db);
  if (content === "migrated") return;
  if (content === "seeded") await seedDemo(db);
  await ensureCategories(db);
  const auth = createAuth(db, {
    secret,
    siteUrl: "http://localhost:3000",
    passwordCost,
  });
  await createStaffUser(db, auth, { ...admin, isAdmin: true });
  await createStaffUser(db, auth, { ...helper, isAdmin: false });
}

interface SiteOptions {
  prepare?: (environment: Record<string, string>) => Promise<void>;
  environment?: Record<string, string>;
  isSeeded?: boolean;
  /** Another PostgreSQL server, such as a proxy. */
  server?: string;
  /** Passwords are hashed as in production. */
  hasFullPasswordCost?: boolean;
}

export function countRows(db: Db, table: "message" | "message_outbox"): Promise<number> {
  return countQueryRows(db.selectFrom(table));
}
