import assert from "node:assert/strict";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { it } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { connectWithChangeFeed } from "#database/connect.ts";
import { createFreshDatabase } from "../../tests/support/fresh-database.ts";
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
