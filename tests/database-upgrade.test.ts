import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { writeBackup } from "#database/backup/backup-file.ts";
import { digestTables, listDifferingTables } from "#database/backup/table-copy.ts";
import { connect } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { inSnapshot } from "#database/snapshot.ts";
import type { Db } from "#domain/records/tables.ts";
import { createFreshDatabase, type Engine } from "./support/fresh-database.ts";
import { describeOnEachDatabase, openSite, type Site } from "./support/open-site.ts";
import { replayDatabase } from "./support/replay-database.ts";
import { restoreBackup } from "./support/restore-backup.ts";
import { sampleRows } from "./support/run-length.ts";

// Each state was recorded by a version whose last migration has that number.
const recordedVersions = ["0001", "0002", "0003", "0004", "0005", "0008", "0012"];
const rewrittenVersion = "0003-before-change";
const oldUser = { email: "old@example.com", password: "tulip 9 ferries" };

describeOnEachDatabase("upgrading an older database", (engine) => {
  for (const state of sampleRows(recordedVersions, 3)) {
    it(`A database of version ${state} is upgraded, written to, backed up and restored`, async () => {
      const site = await openSite(engine, {
        environment: { MESSAGE_RETENTION_DAYS: "0" },
        prepare: (environment) => replayDatabase(state, engine, environment),
      });
      try {
        await exerciseSite(site, state);
        await backUpAndRestore(site, engine);
      } finally {
        await site.close();
      }
    });
  }

  it("A database whose migration had other contents is refused with the table and column", async () => {
    const { environment, remove } = await createFreshDatabase(engine);
    await replayDatabase(rewrittenVersion, engine, environment);
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const db = connect({ dataDir, databaseUrl });
    const errorPattern = /^Error: its table message has no column text_key: .*Restore a backup$/;
    await assert.rejects(migrateToLatest(db), errorPattern);
    await db.destroy();
    await remove();
  });

  it("A database changed by hand is refused with the table and column", async () => {
    const { environment, remove } = await createFreshDatabase(engine);
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
    const db = connect({ dataDir, databaseUrl });
    await migrateToLatest(db);
    await db.schema.alterTable("post").addColumn("colour", "text").execute();
    await assert.rejects(migrateToLatest(db), /its table post has an unknown column colour/);
    await db.schema.alterTable("post").dropColumn("colour").execute();
    await db.schema.dropTable("slug_redirect").execute();
    await assert.rejects(migrateToLatest(db), /it has no table slug_redirect/);
    await db.destroy();
    await remove();
  });
});

async function exerciseSite(site: Site, state: string): Promise<void> {
  const messageResponse = await site.post("/send-quote", {
    ...{ name: "Noor", email: "noor@example.com", phone: "4165550123" },
    message: "After the upgrade",
  });
  assert.equal(messageResponse.statusCode, 200);
  const cookie = await site.signIn(oldUser);
  const inbox = (await site.get("/api/staff/messages", cookie)).json().data;
  assert.deepEqual(
    inbox.map(({ name }: { name: string }) => name),
    ["Noor", "Imani"],
  );
  const [post] = (await site.get("/blogs?limit=1")).json().data;
  assert.equal(post.title, "An old post");
  const changed = { ...post, title: "An old post, saved anew" };
  assert.equal((await site.put(`/blog/${post.blog_id}`, changed, cookie)).statusCode, 200);
  const { blog_id, updated_at, ...texts } = post;
  const added = { ...texts, title: "A new post", slug_url: "a new post" };
  assert.equal((await site.post("/blog", added, cookie)).statusCode, 200);
  if (state === "0001") return;
  const trash = (await site.get("/api/staff/trash", cookie)).json().data;
  assert.equal(trash[0].title, "Trashed");
  const restored = await site.post("/api/staff/trash/post/2/restore", {}, cookie);
  assert.equal(restored.statusCode, 200);
  if (state < "0008") return;
  const log = (await site.get("/api/staff/audit", cookie)).json().data;
  assert.ok(log.some(({ action }: { action: string }) => action === "admin-granted"));
}

async function backUpAndRestore(site: Site, engine: Engine): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "upgrade-"));
  const file = join(folder, "site.backup");
  await writeBackup(site.db, file);
  const { environment, remove } = await createFreshDatabase(engine);
  const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = environment;
  const other = connect({ dataDir, databaseUrl });
  await migrateToLatest(other);
  await restoreBackup(other, file);
  assert.deepEqual(
    listDifferingTables(await digestContent(site.db), await digestContent(other)),
    [],
  );
  await other.destroy();
  await remove();
  await rm(folder, { recursive: true });
}

function digestContent(db: Db) {
  return inSnapshot(db, (snapshot) => digestTables(snapshot, "backup"));
}
