import assert from "node:assert/strict";
import * as fs from "node:fs/promises";
import * as path from "node:path";
import { it } from "node:test";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import { createMinHash } from "#domain/location-pages/min-hash.ts";
import { getShingles } from "#domain/location-pages/similarity.ts";
import { titleKey } from "#domain/records/title-key.ts";
import { createFreshDatabase } from "../tests/support/fresh-database.ts";
import { describeOnEachDatabase } from "../tests/support/open-site.ts";
import { connect } from "./connect.ts";
import { createFakeLocation, createFakePost } from "./demo/fake-texts.ts";

const migrationFolder = path.join(import.meta.dirname, "migrations");

describeOnEachDatabase("migrations", (engine) => {
  it("Migrations add sort keys and similarity hashes to existing posts and location pages", async () => {
    const { environment, remove } = await createFreshDatabase(engine);
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const db = connect({ dataDir, databaseUrl });
    const provider = new FileMigrationProvider({ fs, path, migrationFolder });
    const migrator = new Migrator({ db, provider });
    await migrator.migrateTo("0003-mail-readings-limits");

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
    await db.destroy();
    await remove();
  });

  it("A migration brings stored search keys to the letters that a search for a Farsi name has", async () => {
    const { environment, remove } = await createFreshDatabase(engine);
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const db = connect({ dataDir, databaseUrl });
    const provider = new FileMigrationProvider({ fs, path, migrationFolder });
    const migrator = new Migrator({ db, provider });
    await migrator.migrateTo("0025-last-entry-ids");
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
    await db.destroy();
    await remove();
  });
});
