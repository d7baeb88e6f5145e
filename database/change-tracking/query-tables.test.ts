import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type Compilable, type Kysely, sql } from "kysely";
import { connect } from "#database/connect.ts";
import { listTables } from "#database/list-tables.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { createFreshDatabase, type FreshDatabase } from "../../tests/support/fresh-database.ts";
import { findReadTables, findWrittenTags } from "./query-tables.ts";

/** True for the tables that public pages read. */
const invalidatesPages: Record<string, boolean> = {
  post: true,
  category: true,
  location_page: true,
  slug_redirect: true,
  former_permalink: true,
  image: true,
  image_file: true,
  clinic_entry: true,
  clinic_order: true,

  location_sketch: false,
  trash: false,
  imported_post: false,
  item_version: false,
  autosave: false,
  image_use: false,
  setting: false,
  message: false,
  message_outbox: false,
  message_reading: false,
  message_history: false,
  message_trash: false,
  message_attempt: false,
  sign_in_attempt: false,
  staff_user: false,
  staff_session: false,
  staff_account: false,
  staff_verification: false,
  staff_notice: false,
  second_factor: false,
  recovery_code: false,
  password_link: false,
  trusted_device: false,
  passkey: false,
  used_passkey_challenge: false,
  known_network: false,
  audit_entry: false,
  visit: false,
};

describe("the tables of a query", () => {
  let database: FreshDatabase;
  let db: Kysely<any>;
  before(async () => {
    database = await createFreshDatabase("sqlite");
    db = connect({ dataDir: database.environment.DATA_DIR ?? "", databaseUrl: undefined });
    await migrateToLatest(db);
  });
  after(async () => {
    await db.destroy();
    await database.remove();
  });

  const getWrittenTags = (query: Compilable) => findWrittenTags(query.compile());
  const getReadTables = (query: Compilable) => {
    const compiled = query.compile();
    return findReadTables(compiled.query, compiled.queryId)?.sort();
  };

  it("Only writes to the tables of public pages invalidate pages, and every table is listed", async () => {
    const tables = await listTables(db);
    for (const table of tables) {
      const advice = `Add the table ${table} to this test: does any public page read it?`;
      assert.ok(table in invalidatesPages, advice);
    }
    assert.deepEqual(tables.toSorted(), Object.keys(invalidatesPages).sort());
    for (const table of tables) {
      const tags = invalidatesPages[table] ? [table] : [];
      const writes = [
        db.insertInto(table).defaultValues(),
        db.insertInto(table).expression(db.selectFrom("post").selectAll()),
        db.updateTable(table).set({ changed: db.selectFrom("post").select("slug") }),
        db.updateTable(`${table} as renamed`).from("post").set({ changed: 1 }),
        db.deleteFrom(table).where("id", "in", db.selectFrom("post").select("blog_id")),
        db.deleteFrom(`${table} as renamed`),
        db.mergeInto(table).using("post", "post.id", "id").whenMatched().thenDelete(),
        db.updateTable(sql.table(table).as("named") as never).set({ changed: 1 } as never),
      ];
      for (const write of writes)
        assert.deepEqual(getWrittenTags(write), tags, write.compile().sql);
    }
  });

  it("Raw SQL that may write invalidates everything, and reading SQL nothing", () => {
    const compile = (text: string) => findWrittenTags(sql.raw(text).compile(db));
    for (const text of ["UPDATE post set x = 1", "truncate post", "with a as (delete from b) c"])
      assert.deepEqual(compile(text), ["everything"], text);
    const hiddenTarget = db.updateTable(sql`only post`.as("post") as never).set({ x: 1 } as never);
    assert.deepEqual(getWrittenTags(hiddenTarget), ["everything"]);
    for (const text of [
      "select updated_at from post",
      "begin",
      "pragma data_version",
      "PRAGMA wal_checkpoint(TRUNCATE)",
    ])
      assert.deepEqual(compile(text), [], text);
    assert.deepEqual(getWrittenTags(db.selectFrom("post").selectAll()), []);
  });

  it("The tables that a query reads are found wherever it names them", () => {
    const posts = db.selectFrom("post as p").innerJoin("category as c", "c.id", "p.category");
    assert.deepEqual(getReadTables(posts.select(["p.slug", "c.name as image"])), [
      "category",
      "post",
    ]);
    const nested = posts
      .selectAll("p")
      .select((select) => select.selectFrom("image").select("hash").as("hash"))
      .where(({ exists, selectFrom }) => exists(selectFrom("location_page").selectAll()))
      .union(db.selectFrom("slug_redirect").selectAll().select("hash"));
    const found = ["category", "image", "location_page", "post", "slug_redirect"];
    assert.deepEqual(getReadTables(nested), found);
    const fromQuery = db.selectFrom(db.selectFrom("setting").selectAll().as("post")).selectAll();
    assert.deepEqual(getReadTables(fromQuery), ["setting"]);
  });

  it("The tables of a query with raw SQL are unknown if the raw SQL may name some", () => {
    const posts = db.selectFrom("post");
    const count = sql<number>`(select count(*) from message)`.as("count");
    assert.equal(getReadTables(posts.select(count)), undefined);
    const raw = sql`select slug from post`.compile(db);
    assert.equal(findReadTables(raw.query, raw.queryId), undefined);
    assert.deepEqual(getReadTables(posts.where(sql<boolean>`lower(title) = 'x'`)), ["post"]);
    const fromRawTable = db.selectFrom(sql.table("message").as("post")).selectAll();
    assert.deepEqual(getReadTables(fromRawTable), ["message"]);
  });
});
