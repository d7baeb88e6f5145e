import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, it } from "node:test";
import { setImmediate as nextTurnOfTheLoop } from "node:timers/promises";
import { sql } from "kysely";
import { createFreshDatabase } from "../../tests/support/fresh-database.ts";
import { connect } from "../connect.ts";
import { seedDemo } from "../demo/seed-demo.ts";
import { migrateToLatest } from "../migrate.ts";

describe("the SQLite file", () => {
  it("The SQLite file is opened with safe pragmas and private permissions", async () => {
    const { db, file, close } = await open();
    const pragma = async (name: string) => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    assert.equal(await pragma("journal_mode"), "wal");
    assert.equal(await pragma("synchronous"), 2);
    assert.equal(await pragma("foreign_keys"), 1);
    assert.equal(await pragma("trusted_schema"), 0);
    assert.equal(await pragma("secure_delete"), 1);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    await close();
  });

  it("A query finds columns that were added since it first ran", async () => {
    const { db, close } = await open();
    const query = sql<Record<string, unknown>>`select * from setting limit 1`;
    await db.insertInto("setting").values({ name: "a", value: "" }).execute();
    await query.execute(db);
    await sql`alter table setting add column note text not null default 'new'`.execute(db);
    assert.equal((await query.execute(db)).rows[0]?.note, "new");
    await close();
  });

  it("A write waits for another process without blocking our own", async () => {
    const { db, file, close } = await open();
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    const write = db.insertInto("setting").values({ name: "waited", value: "yes" }).execute();
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
      if (ticks === 10) other.exec("commit");
    }, 20);
    await write;
    clearInterval(ticking);
    assert.ok(ticks >= 10, "it went on ticking while it waited");
    other.close();
    await close();
  });

  it("A transaction takes the write lock before its first read", async () => {
    const { db, file, close } = await open();
    const other = new DatabaseSync(file);
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom("setting").select("name").execute();
      assert.throws(() => other.exec("begin immediate"), { errcode: 5 });
      await trx.insertInto("setting").values({ name: "count", value: "1" }).execute();
    });
    other.exec("begin immediate");
    other.exec("rollback");
    other.close();
    await close();
  });

  it("Two processes that read a value and then write it lose no write", async () => {
    const { db, dataDir, close } = await open();
    const other = connect({ dataDir, databaseUrl: undefined });
    await db.insertInto("setting").values({ name: "count", value: "0" }).execute();
    const increment = (on: typeof db) =>
      on.transaction().execute(async (trx) => {
        const { value } = await trx
          .selectFrom("setting")
          .select("value")
          .where("name", "=", "count")
          .executeTakeFirstOrThrow();
        await nextTurnOfTheLoop();
        await trx
          .updateTable("setting")
          .set({ value: `${Number(value) + 1}` })
          .where("name", "=", "count")
          .execute();
      });
    await Promise.all([increment(db), increment(other)]);
    const row = db.selectFrom("setting").select("value").where("name", "=", "count");
    assert.equal((await row.executeTakeFirstOrThrow()).value, "2");
    await other.destroy();
    await close();
  });

  it("A failed transaction is rolled back completely", async () => {
    const { db, close } = await open();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto("setting").values({ name: "half", value: "x" }).execute();
      await trx.insertInto("setting").values({ name: "half", value: "x" }).execute();
    });
    await assert.rejects(failing);
    const rows = await db.selectFrom("setting").select("name").where("name", "=", "half").execute();
    assert.deepEqual(rows, []);
    await close();
  });

  it("Code that is older than the SQLite file refuses it", async () => {
    const { db, close } = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(
      db,
    );
    await assert.rejects(migrateToLatest(db), /9999-later/);
    await close();
  });

  it("The SQLite file is seeded with the demo once", async () => {
    const { db, close } = await open();
    await seedDemo(db);
    await seedDemo(db);
    const posts = await db.selectFrom("post").select("slug").execute();
    const categories = await db.selectFrom("category").selectAll().execute();
    const locations = await db.selectFrom("location_page").select("slug").execute();
    assert.equal(posts.length, 32);
    assert.equal(categories.length, 7);
    assert.equal(locations.length, 6);
    assert.notEqual(categories.find(({ category_id }) => category_id === 1)?.category, "All");
    await close();
  });
});

async function open() {
  const database = await createFreshDatabase("sqlite");
  const dataDir = database.environment.DATA_DIR ?? "";
  const db = connect({ dataDir, databaseUrl: undefined });
  await migrateToLatest(db);
  return {
    db,
    dataDir,
    file: join(dataDir, "site.sqlite"),
    close: async () => {
      await db.destroy();
      await database.remove();
    },
  };
}
