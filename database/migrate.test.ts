import assert from "node:assert/strict";
import { it } from "node:test";
import { createMinHash } from "#domain/location-pages/min-hash.ts";
import { getShingles } from "#domain/location-pages/similarity.ts";
import { titleKey } from "#domain/records/title-key.ts";
import { createFreshDatabase, type Engine } from "../tests/support/fresh-database.ts";
import { describeOnEachDatabase } from "../tests/support/open-site.ts";
import { connect } from "./connect.ts";
import { createFakeLocation, createFakePost } from "./demo/fake-texts.ts";
import { createMigrator } from "./migrate.ts";

describeOnEachDatabase("migrations", (engine) => {
  it("Migrations add sort keys and similarity hashes to existing posts and location pages", async () => {
    const { db, migrator, close } = await openAt(engine, "0003-mail-readings-limits");

    const now = new Date().toISOString();
    const timestamps = { created_at: now, updated_at: now };
    await db.insertInto("category").values({ category: "Feet" }).execute();
    const { reviewed_by, reviewed_on, sources, ...texts } = createFakePost(7, [1], new Date());
    const post = { ...texts, category: 1, blogs_content: "[]" };
    const location = createFakeLocation(7);
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === "location_page")?.columns ?? [];
    const pickColumns = (row: object) =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => columns.some((column) => column.name === name)),
      );
    await db
      .insertInto("post")
      .values({
        ...post,
        slug: "a",
        published_date: now,
        status: "published",
        ...timestamps,
      } as never)
      .execute();
    await db
      .insertInto("location_page")
      .values({ ...pickColumns(location), slug: "a", ...timestamps } as never)
      .execute();
    assert.equal((await migrator.migrateToLatest()).error, undefined);

    const key = (table: "post" | "location_page") =>
      db.selectFrom(table).select("title_key").executeTakeFirstOrThrow();
    assert.equal((await key("post")).title_key, titleKey(post.title));
    assert.equal((await key("location_page")).title_key, titleKey(location.main_heading));
    const sketch = await db.selectFrom("location_sketch").select("hash").orderBy("hash").execute();
    assert.deepEqual(
      sketch.map(({ hash }) => hash),
      createMinHash(getShingles(location)),
    );
    await close();
  });

  it("A migration brings stored search keys to the letters that a search for a Farsi name has", async () => {
    const { db, migrator, close } = await openAt(engine, "0025-last-entry-ids");
    const stored = {
      item_id: 1,
      item: "{}",
      deleted_at: new Date(0).toISOString(),
      deleted_by: "",
      slug: "",
    };
    const title = "علي كريمى";
    const trashed = { ...stored, kind: "post" as const, title, title_key: `${title}\u200cها` };
    await db.insertInto("trash").values(trashed).execute();
    await db
      .insertInto("trash")
      .values({ ...trashed, item_id: 2, title_key: "knee" })
      .execute();
    assert.equal((await migrator.migrateToLatest()).error, undefined);
    const keys = await db.selectFrom("trash").select("title_key").orderBy("item_id").execute();
    assert.deepEqual(
      keys.map(({ title_key }) => title_key),
      [titleKey(`${title}ها`), "knee"],
    );
    await close();
  });

  it("A migration states the helpline of an emergency text that named it", async () => {
    const { db, migrator, close } = await openAt(engine, "0026-persian-letters");
    const now = new Date().toISOString();
    const stored = { kind: "services" as const, updated_at: now, updated_by: "" };
    const texts = ["Call 9-8-8.", "Call us."];
    const rows = texts.map((urgentText, i) => ({
      ...stored,
      entry_id: i + 1,
      item: JSON.stringify({ urgentText, description: "Not 9-8-8" }),
    }));
    await db.insertInto("clinic_entry").values(rows).execute();
    const versions = rows.map(({ entry_id, updated_at, updated_by, ...row }) => ({
      ...row,
      item_id: entry_id,
      saved_at: updated_at,
      saved_by: updated_by,
    }));
    await db.insertInto("item_version").values(versions).execute();
    assert.equal((await migrator.migrateToLatest()).error, undefined);
    const items = await db.selectFrom("clinic_entry").select("item").orderBy("entry_id").execute();
    const past = await db.selectFrom("item_version").select("item").orderBy("item_id").execute();
    assert.deepEqual(
      [...items, ...past].map(({ item }) => JSON.parse(item ?? "").urgentHelpline),
      ["9-8-8", undefined, "9-8-8", undefined],
    );
    await close();
  });
});

async function openAt(engine: Engine, migration: string) {
  const { environment, remove } = await createFreshDatabase(engine);
  const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
  const db = connect({ dataDir, databaseUrl });
  const migrator = createMigrator(db);
  await migrator.migrateTo(migration);
  const close = async () => {
    await db.destroy();
    await remove();
  };
  return { db, migrator, close };
}
