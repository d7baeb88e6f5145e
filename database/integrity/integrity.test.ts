import assert from "node:assert/strict";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { sql } from "kysely";
import { ensureCategories } from "#domain/posts/categories.server.ts";
import {
  createFreshDatabase,
  type Engine,
  type FreshDatabase,
} from "../../tests/support/fresh-database.ts";
import { writeBackup } from "../backup/backup-file.ts";
import { connectWithChangeFeed, type Database } from "../connect.ts";
import { migrateToLatest } from "../migrate.ts";

describe("text that a disk error changed", () => {
  let database: FreshDatabase;
  let site: Database;
  beforeEach(async () => {
    database = await createFreshDatabase("sqlite" satisfies Engine);
    const { DATA_DIR: dataDir = "" } = database.environment;
    site = connectWithChangeFeed({ dataDir, databaseUrl: undefined });
    await migrateToLatest(site.db);
    await ensureCategories(site.db);
    await sql`insert into trash (kind, item_id, title, title_key, slug, item, deleted_at, deleted_by)
      values ('post', 1, 'Shoes', 'shoes', 'shoes', '{"title":"Shoes"}', '2026-01-01', 'Ada')`.execute(
      site.db,
    );
  });
  afterEach(async () => {
    await site.db.destroy();
    await database.remove();
  });

  const backUp = async () => {
    const file = join(database.environment.DATA_DIR ?? "", "site.backup");
    await writeBackup(site.db, file);
    await access(file);
  };

  it("The check for damage runs in a thread beside a running site and finds nothing in a sound file", async () => {
    assert.equal(await site.findCorruption?.(), undefined);
    await backUp();
  });

  it("JSON that cannot be parsed counts as damage and is not copied to a backup", async () => {
    await sql`update trash set item = '{"title":"Sho'`.execute(site.db);
    assert.equal(await site.findCorruption?.(), "trash.item");
    await assert.rejects(backUp(), /the text in trash\.item is damaged/);
  });

  it("Text with a zero byte counts as damage and is not copied to a backup", async () => {
    await sql`update category set category = 'Sho' || char(0) || 's' where category_id = 1`.execute(
      site.db,
    );
    assert.equal(await site.findCorruption?.(), "category.category");
    await assert.rejects(backUp(), /the text in category\.category is damaged/);
  });
});
