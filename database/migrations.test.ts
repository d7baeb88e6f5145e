import assert from "node:assert/strict";
import * as fs from "node:fs/promises";
import * as path from "node:path";
import { it } from "node:test";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import { titleKey } from "#domain/items/title-key.ts";
import { shinglesOf } from "#domain/locations/likeness.ts";
import { sketchOf } from "#domain/locations/sketch.ts";
import { freshDatabase } from "../tests/support/fresh-database.ts";
import { onEachDatabase } from "../tests/support/site.ts";
import { connect } from "./connect.ts";
import { madeUpLocation, madeUpPost } from "./demo/made-up-texts.ts";

onEachDatabase("migrations", (engine) => {
  it("Migrations add sort keys and similarity hashes to existing posts and location pages", async () => {
    const { environment, remove } = await freshDatabase(engine);
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const db = connect({ dataDir, databaseUrl });
    const migrationFolder = path.join(import.meta.dirname, "migrations");
    const provider = new FileMigrationProvider({ fs, path, migrationFolder });
    const migrator = new Migrator({ db, provider });
    await migrator.migrateTo("0003-mail-readings-limits");

    const now = new Date().toISOString();
    const moments = { created_at: now, updated_at: now };
    await db.insertInto("category").values({ category: "Feet" }).execute();
    const post = { ...madeUpPost(7, [1], new Date()), category: 1, blogs_content: "[]" };
    const location = madeUpLocation(7);
    await db
      .insertInto("post")
      .values({ ...post, slug: "a", published_date: now, status: "published", ...moments } as never)
      .execute();
    await db
      .insertInto("location_page")
      .values({ ...location, slug: "a", ...moments } as never)
      .execute();
    assert.equal((await migrator.migrateToLatest()).error, undefined);

    const key = (table: "post" | "location_page") =>
      db.selectFrom(table).select("title_key").executeTakeFirstOrThrow();
    assert.equal((await key("post")).title_key, titleKey(post.title));
    assert.equal((await key("location_page")).title_key, titleKey(location.main_heading));
    const sketch = await db.selectFrom("location_sketch").select("hash").orderBy("hash").execute();
    assert.deepEqual(
      sketch.map(({ hash }) => hash),
      sketchOf(shinglesOf(location)),
    );
    await db.destroy();
    await remove();
  });
});
