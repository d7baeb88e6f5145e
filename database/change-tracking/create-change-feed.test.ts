import assert from "node:assert/strict";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { it } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { connectWithChangeFeed } from "#database/connect.ts";
import { createFreshDatabase } from "../../tests/support/fresh-database.ts";
import { waitUntil } from "../../tests/support/wait-until.ts";
import type { CacheTag } from "./cache-tags.ts";
import { createPostgresChangeFeed } from "./create-change-feed.ts";

it("An SQLite file that is missing for a while does not count as changed, and one that another process wrote does", async (test) => {
  test.mock.timers.enable({ apis: ["setInterval"] });
  const database = await createFreshDatabase("sqlite");
  const dataDir = database.environment.DATA_DIR ?? "";
  const { db, changeFeed: changes } = connectWithChangeFeed({ dataDir, databaseUrl: undefined });
  const file = join(dataDir, "site.sqlite");
  let changed = 0;
  const stop = await changes.subscribe(() => {
    changed += 1;
  });
  const poll = async () => {
    test.mock.timers.tick(1000);
    for (let i = 0; i < 5; i += 1) await nextTurn();
    return changed;
  };

  await rename(file, `${file}.away`);
  assert.equal(await poll(), 0, "it counts as changed while it is away");
  await rename(`${file}.away`, file);
  assert.equal(await poll(), 0, "it counts as changed when it is back");
  const other = new DatabaseSync(file);
  other.exec("create table written_elsewhere (id integer)");
  other.close();
  assert.ok((await poll()) > 0);

  await stop();
  await db.destroy();
  await database.remove();
});

it("All subscribers to the changes of an SQLite file share one timer, and each gets every change", async (test) => {
  test.mock.timers.enable({ apis: ["setInterval"] });
  const intervals = test.mock.method(globalThis, "setInterval");
  const cleared = test.mock.method(globalThis, "clearInterval");
  const database = await createFreshDatabase("sqlite");
  const dataDir = database.environment.DATA_DIR ?? "";
  const { db, changeFeed } = connectWithChangeFeed({ dataDir, databaseUrl: undefined });
  const received: string[] = [];
  const stopFirst = await changeFeed.subscribe((tags) => received.push(`first ${tags.join()}`));
  const stopSecond = await changeFeed.subscribe((tags) => received.push(`second ${tags.join()}`));
  assert.equal(intervals.mock.callCount(), 1);
  const write = async (table: string) => {
    received.length = 0;
    const other = new DatabaseSync(join(dataDir, "site.sqlite"));
    other.exec(`create table ${table} (id integer)`);
    other.close();
    test.mock.timers.tick(500);
    for (let i = 0; i < 5; i += 1) await nextTurn();
    return received;
  };
  assert.deepEqual(await write("one"), ["first everything", "second everything"]);
  await stopFirst();
  await stopFirst();
  assert.deepEqual(await write("two"), ["second everything"]);
  assert.equal(cleared.mock.callCount(), 0);
  await stopSecond();
  assert.equal(cleared.mock.callCount(), 1);
  const stopThird = await changeFeed.subscribe((tags) => received.push(`third ${tags.join()}`));
  assert.deepEqual(await write("three"), ["third everything"]);
  await stopThird();
  await db.destroy();
  await database.remove();
});

it("All subscribers of a PostgreSQL node share one connection, and each hears every change from its subscription on", async () => {
  const database = await createFreshDatabase("postgres");
  const url = database.environment.DATABASE_URL ?? "";
  const { db } = connectWithChangeFeed({ dataDir: "", databaseUrl: url });
  const { subscribe } = createPostgresChangeFeed(url, () => {});
  const received: string[] = [];
  const waiters = new Set<() => void>();
  const subscribeAs = (name: string) =>
    subscribe((tags) => {
      received.push(`${name} ${tags.join()}`);
      for (const check of waiters) check();
    });
  const notify = async (tag: string, lastName: string) => {
    received.length = 0;
    await sql`select pg_notify('site_changes', ${JSON.stringify({ changed: [tag] })})`.execute(db);
    await new Promise<void>((resolve) => {
      const check = () => received.includes(`${lastName} ${tag}`) && resolve();
      waiters.add(check);
      check();
    });
    return received;
  };
  const stopFirst = await subscribeAs("first");
  const stopSecond = await subscribeAs("second");
  assert.deepEqual(received, ["first everything", "second everything"]);
  assert.equal(await countListeners(db), 1);
  assert.deepEqual(await notify("post", "second"), ["first post", "second post"]);
  await stopFirst();
  assert.deepEqual(await notify("image", "second"), ["second image"]);
  await stopSecond();
  await waitForNoListener(db);
  await db.destroy();
  await database.remove();
});

it("A subscription that ends while its lost connection is opened again leaves no connection", async (test) => {
  const database = await createFreshDatabase("postgres");
  const url = database.environment.DATABASE_URL ?? "";
  const { db } = connectWithChangeFeed({ dataDir: "", databaseUrl: url });
  let starts = 0;
  const stop = await createPostgresChangeFeed(url, () => {}).subscribe(() => {
    starts += 1;
  });
  assert.equal(await countListeners(db), 1);
  const { connect } = pg.Client.prototype;
  const reconnecting = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const reconnected = Promise.withResolvers<void>();
  test.mock.method(pg.Client.prototype, "connect", async function (this: pg.Client) {
    reconnecting.resolve();
    await stopped.promise;
    await Reflect.apply(connect, this, []);
    reconnected.resolve();
  });
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'site listener'`.execute(db);
  await reconnecting.promise;
  await stop();
  stopped.resolve();
  await reconnected.promise;
  await waitForNoListener(db);
  assert.equal(starts, 1);
  await db.destroy();
  await database.remove();
});

async function countListeners(db: Kysely<any>): Promise<number> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'site listener'`.execute(db);
  return rows.length;
}

/** The server notices the end of a connection a moment later. */
function waitForNoListener(db: Kysely<any>): Promise<boolean> {
  return waitUntil(async () => (await countListeners(db)) === 0, "a connection stays open");
}

it("A PostgreSQL node hears the commits of others, and its own only if their reply was lost", async () => {
  const database = await createFreshDatabase("postgres");
  const url = database.environment.DATABASE_URL ?? "";
  const { publisher, subscribe } = createPostgresChangeFeed(url, () => {});
  const received: string[] = [];
  const waiters = new Set<() => void>();
  const stop = await subscribe((tags) => {
    received.push(tags.join());
    for (const check of waiters) check();
  });
  const receive = (tags: string) =>
    new Promise<void>((resolve) => {
      const check = () => received.includes(tags) && resolve();
      waiters.add(check);
      check();
    });
  await receive("everything");
  received.length = 0;

  const { db } = connectWithChangeFeed({ dataDir: "", databaseUrl: url });
  const commit = (tags: CacheTag[], beforeCommit = () => {}) =>
    db.transaction().execute((trx) =>
      trx.getExecutor().provideConnection(async (connection) => {
        await publisher.publishToPeers?.(connection, tags);
        beforeCommit();
      }),
    );
  await commit(["post"]);
  await assert.rejects(
    commit(["image"], () => {
      throw new Error("rolled back");
    }),
  );
  // Once this has arrived, the notification of the first commit has, too.
  await sql`notify site_changes, '{"node":"another","changed":["category"]}'`.execute(db);
  await receive("category");
  await commit(["location_page"], () => publisher.onCommitError());
  await receive("location_page");
  assert.deepEqual(received, ["category", "everything", "location_page"]);

  await stop();
  await db.destroy();
  await database.remove();
});
