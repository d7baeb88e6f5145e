import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Kysely, PostgresDialect, type PostgresPool, sql } from "kysely";
import pg from "pg";
import { connect, connectWithChangeFeed } from "#database/connect.ts";
import { isFullyMigrated, migrateToLatest } from "#database/migrate.ts";
import type { Db } from "#domain/records/tables.ts";
import { createFreshDatabase } from "../../tests/support/fresh-database.ts";
import { admin, openSite, visitor } from "../../tests/support/open-site.ts";
import { startSilentProxy } from "../../tests/support/silent-proxy.ts";
import { waitUntil } from "../../tests/support/wait-until.ts";
import { rejectSharedSessions } from "./pooler-check.ts";
import { withStartupLock } from "./startup-lock.ts";

const server = () => process.env.TEST_POSTGRES_URL ?? "";

describe("connections to PostgreSQL", { concurrency: true }, () => {
  it("All connections to PostgreSQL are replaced after one of them hangs", {
    timeout: 60_000,
  }, async () => {
    const proxy = await startSilentProxy(server());
    const database = await createFreshDatabase("postgres", proxy.url);
    const { db, pool } = connectWithChangeFeed({
      dataDir: "",
      databaseUrl: database.environment.DATABASE_URL,
    });
    const errors: unknown[] = [];
    pool?.onError((error) => errors.push(error));
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.2)`.execute(db)));
    assert.equal(pool?.counts().open, 10);
    proxy.silenceOpenConnections();
    await assert.rejects(sql`select 1`.execute(db), /timeout/);
    // A single timeout is enough: the nine other connections hang as well, and none of them is
    // tried.
    await sql`select 1`.execute(db);
    assert.equal(errors.length, 1);
    assert.ok((pool?.counts().open ?? 10) < 10);
    await db.destroy();
    await database.remove();
    await proxy.close();
  });

  it("A lost reply to a commit causes neither a success response nor a stale page", async () => {
    const proxy = await startSilentProxy(server());
    const site = await openSite("postgres", { isSeeded: true, server: proxy.url });
    const cookie = await site.signIn(admin);
    const [post] = (await site.get("/blogs?limit=1")).json().data;
    const isShown = async (title: string) => (await site.get("/blog")).body.includes(title);
    assert.ok(await isShown(post.title));
    proxy.dropResponseTo(/commit/);
    const title = "Saved without a word";
    const response = await site.put(`/blog/${post.blog_id}`, { title }, cookie);
    assert.equal(proxy.droppedCount(), 1);
    assert.equal(response.statusCode, 503);
    assert.ok(await isShown(title), "the page is as it was before the commit");
    await site.close();
    await proxy.close();
  });
});

describe("the time limits of PostgreSQL statements", () => {
  it("A statement of the site has a limit, and one of a job has none, even if the role has one", async () => {
    const database = await createFreshDatabase("postgres");
    const location = { dataDir: "", databaseUrl: database.environment.DATABASE_URL };
    const operator = new pg.Client({ connectionString: location.databaseUrl });
    await operator.connect();
    const { rows } = await operator.query("select current_database() as name");
    await operator.query(`alter database ${rows[0].name} set statement_timeout = '7s'`);
    await operator.end();
    const readLimit = async (db: Db) => {
      const result = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
      await db.destroy();
      return result.rows[0]?.statement_timeout;
    };
    assert.equal(await readLimit(connectWithChangeFeed(location).db), "5s");
    assert.equal(await readLimit(connect(location)), "0");
    await database.remove();
  });

  it("Migrations wait until no other node prepares the database", async () => {
    const database = await createFreshDatabase("postgres");
    const location = { dataDir: "", databaseUrl: database.environment.DATABASE_URL };
    const [first, second] = [connect(location), connect(location)];
    const waits = sql`
      select pid from pg_stat_activity
      where datname = current_database() and state = 'idle' and query like '%pg_try_advisory_lock%'`;
    const migrating = await withStartupLock(first, async () => {
      let isMigrated = false;
      const pending = migrateToLatest(second).then(() => {
        isMigrated = true;
      });
      // The first session took the lock with the same statement.
      while ((await waits.execute(first)).rows.length < 2)
        assert.ok(!isMigrated, "The migrations ran beside another node.");
      assert.equal(await isFullyMigrated(first), false);
      return { pending };
    });
    await migrating.pending;
    assert.ok(await isFullyMigrated(first));
    await first.destroy();
    await second.destroy();
    await database.remove();
  });
});

describe("a connection pooler in front of PostgreSQL", () => {
  it("The start is refused if two connections share one session, and only then", async () => {
    const database = await createFreshDatabase("postgres");
    const databaseUrl = database.environment.DATABASE_URL;
    const direct = connectWithChangeFeed({ dataDir: "", databaseUrl });
    await rejectSharedSessions(direct.db);
    await direct.db.destroy();

    const client = new pg.Client(databaseUrl);
    await client.connect();
    const lent = Object.assign(client, { release: () => {} });
    const pool = { options: {}, connect: async () => lent, end: () => client.end() };
    const shared = new Kysely<object>({
      dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
    });
    await assert.rejects(rejectSharedSessions(shared), /PgBouncer/);
    await shared.destroy();
    await database.remove();
  });

  it("A pooler that refuses the time limits of a session is named", async () => {
    const pool = {
      options: {},
      connect: () => Promise.reject(new Error("unsupported startup parameter: lock_timeout")),
      end: async () => {},
    };
    const db = new Kysely<object>({
      dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }),
    });
    await assert.rejects(rejectSharedSessions(db), /PgBouncer/);
    await db.destroy();
  });
});

describe("a read-only PostgreSQL server", () => {
  it("A read-only PostgreSQL server causes 503 responses and a failing /readyz until it accepts writes again", async () => {
    const site = await openSite("postgres");
    const cookie = await site.signIn(admin);
    const url = new URL(site.config.databaseUrl ?? "");
    const name = url.pathname.slice(1);
    url.pathname = "/postgres";
    const operator = new pg.Client({ connectionString: url.href });
    await operator.connect();
    await operator.query(`alter database ${name} set default_transaction_read_only = on`);
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    const writes = () => [
      site.post("/send-quote", { ...visitor, message: "Is this stored?" }),
      site.post("/blog", { title: "Is this saved?", slug_url: "saved" }, cookie),
    ];
    for (const { statusCode, headers } of await Promise.all(writes())) {
      assert.equal(statusCode, 503);
      assert.ok(Number(headers["retry-after"]) > 0);
    }
    assert.equal((await site.get("/readyz")).statusCode, 503);
    assert.equal((await site.get("/healthz")).statusCode, 200);

    await operator.query(`alter database ${name} reset default_transaction_read_only`);
    await operator.end();
    const isReady = async () => (await site.get("/readyz")).statusCode === 200;
    await waitUntil(isReady, "its connections are never replaced");
    for (const { statusCode } of await Promise.all(writes())) assert.equal(statusCode, 200);
    await site.close();
  });
});
