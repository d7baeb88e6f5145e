import assert from "node:assert/strict";
import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, beforeEach, describe, it } from "node:test";
import { Kysely, sql } from "kysely";
import sharp from "sharp";
import { notice } from "#domain/clinic/notice-definition.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries, readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import { recordImportedPost } from "#domain/posts/former-permalinks.server.ts";
import { addPasskey } from "#domain/staff/passkeys.server.ts";
import { trustDevice } from "#domain/staff/trusted-devices.server.ts";
import {
  createFreshDatabase,
  type Engine,
  type FreshDatabase,
} from "../../tests/support/fresh-database.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
  visitor,
} from "../../tests/support/open-site.ts";
import { restoreBackup } from "../../tests/support/restore-backup.ts";
import { waitUntil } from "../../tests/support/wait-until.ts";
import { connect } from "../connect.ts";
import { createMigrator, migrateToLatest } from "../migrate.ts";
import { inSnapshot } from "../snapshot.ts";
import { NodeSqliteDialect } from "../sqlite/sqlite-dialect.ts";
import { writeBackup } from "./backup-file.ts";
import { digestTables, listDifferingTables, type TableDigest } from "./table-copy.ts";
import { withTemporary } from "./temporary-files.ts";

describeOnEachDatabase("backups", (engine) => {
  let site: Site;
  let folder: string;
  let file: string;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
    await fillAllTables(site, cookie);
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "site-backup-"));
    file = join(folder, "site.backup");
  });
  after(() => site.close());

  it("A backup is one private file with everything that the site owns", async () => {
    const tables = await writeBackup(site.db, file);
    assert.deepEqual(await readdir(folder), ["site.backup"]);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    assert.deepEqual(listDifferingTables(tables, await readDigests(site.db)), []);
    const empty = tables.filter(({ count }) => count === 0).map(({ table }) => table);
    assert.deepEqual(empty, [], "the test fills every table");
  });

  it("A missing, foreign, damaged or newer backup is refused and changes nothing", async () => {
    const before = await readDigests(site.db);
    await assert.rejects(restoreBackup(site.db, file), /there is no/);
    await writeFile(file, "Dear diary, this is no database.");
    await assert.rejects(restoreBackup(site.db, file), /damaged|not a database/);

    await rm(file);
    new DatabaseSync(file).exec("create table diary (day text)");
    await assert.rejects(restoreBackup(site.db, file), /not a backup of this site/);

    await rm(file);
    await writeBackup(site.db, file);
    modifyBackup(file, "delete from category");
    await assert.rejects(restoreBackup(site.db, file), /damaged/);

    await writeBackup(site.db, file);
    await truncate(file, 50_000);
    await assert.rejects(restoreBackup(site.db, file), (error: Error) =>
      error.message.startsWith(`the backup ${file} cannot be used: `),
    );
    const nowhere = join(folder, "gone", "site.backup");
    await assert.rejects(writeBackup(site.db, nowhere), /there is no folder .+gone$/);

    await writeBackup(site.db, file);
    modifyBackup(file, "insert into kysely_migration values ('9999-of-tomorrow', '')");
    await assert.rejects(
      restoreBackup(site.db, file),
      /cannot be used: it is newer than this code.*9999-of-tomorrow/,
    );
    assert.deepEqual(listDifferingTables(before, await readDigests(site.db)), []);
  });

  it("A database of another version is not backed up, because its other tables would be missing", async () => {
    const migration = { name: "9999-of-tomorrow", timestamp: "" };
    const migrations = (site.db as Kysely<any>).withoutPlugins();
    await migrations.insertInto("kysely_migration").values(migration).execute();
    await assert.rejects(writeBackup(site.db, file), /cannot be backed up: it is newer than this/);
    await migrations.deleteFrom("kysely_migration").where("name", "=", migration.name).execute();

    const last = await migrations
      .selectFrom("kysely_migration")
      .selectAll()
      .orderBy("name", "desc")
      .executeTakeFirstOrThrow();
    await migrations.deleteFrom("kysely_migration").where("name", "=", last.name).execute();
    await assert.rejects(writeBackup(site.db, file), /the database is older than this code/);
    await migrations.insertInto("kysely_migration").values(last).execute();
    assert.deepEqual(await readdir(folder), []);
  });

  it("An encrypted backup is restored only with its passphrase, and a failed attempt changes nothing", async () => {
    const passphrase = "stored apart from the backups";
    await writeBackup(site.db, file, passphrase);
    assert.deepEqual(await readdir(folder), ["site.backup"]);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    const bytes = await readFile(file);
    assert.equal(bytes.includes("SQLite format"), false);
    const { db, database } = await emptyDatabase(engine);
    const empty = await readDigests(db);
    await assert.rejects(restoreBackup(db, file), /it is encrypted: BACKUP_PASSPHRASE should be/);
    await assert.rejects(
      restoreBackup(db, file, "another passphrase"),
      /the passphrase does not belong/,
    );
    await truncate(file, bytes.length - 1);
    await assert.rejects(restoreBackup(db, file, passphrase), /or the file is damaged/);
    assert.deepEqual(listDifferingTables(await readDigests(db), empty), []);
    await writeFile(file, bytes);
    await restoreBackup(db, file, passphrase);
    assert.deepEqual(listDifferingTables(await readDigests(site.db), await readDigests(db)), []);
    await db.destroy();
    await database.remove();
  });

  it("Restoring a backup imports and replaces no secret, and ends all existing sessions", async () => {
    const setSecret = (db: Site["db"], value: string) =>
      db.insertInto("setting").values({ name: "session_secret", value }).execute();
    await setSecret(site.db, "the secret of the lost machine");
    await writeBackup(site.db, file);
    await site.db.deleteFrom("setting").where("name", "=", "session_secret").execute();
    assert.equal((await readFile(file)).includes("the secret of the lost machine"), false);
    const { db, database } = await emptyDatabase(engine);
    await setSecret(db, "the secret of this machine");
    await restoreBackup(db, file);
    const secret = await db
      .selectFrom("setting")
      .select("value")
      .where("name", "=", "session_secret")
      .executeTakeFirst();
    assert.equal(secret?.value, "the secret of this machine");
    assert.deepEqual(await db.selectFrom("staff_session").select("id").execute(), []);
    await db.destroy();
    await database.remove();
  });

  it("A backup that cannot be written leaves the previous one in place", async () => {
    await writeBackup(site.db, file);
    const { mtimeMs } = await stat(file);
    const closed = connect(site.config);
    await readDigests(closed);
    await closed.destroy();
    await assert.rejects(writeBackup(closed, file));
    assert.deepEqual(await readdir(folder), ["site.backup"]);
    assert.equal((await stat(file)).mtimeMs, mtimeMs);
  });

  it("A backup replaces an older backup, but no live database and no other file", async () => {
    const live = join(folder, "site.sqlite");
    const database = new DatabaseSync(live);
    database.exec("pragma journal_mode = wal; create table note (text)");
    const notes = join(folder, "notes.txt");
    await writeFile(notes, "Dear diary, this is no database.");
    const otherProgram = join(folder, "bookings.sqlite");
    const bookings = new DatabaseSync(otherProgram);
    bookings.exec("create table booking (name text)");
    bookings.close();
    for (const target of [live, notes, otherProgram])
      await assert.rejects(writeBackup(site.db, target), /exists and is not a backup/);
    database.close();
    await assert.rejects(writeBackup(site.db, live), /exists and is not a backup/);
    assert.equal(await readFile(notes, "utf8"), "Dear diary, this is no database.");

    await writeFile(file, "");
    await writeBackup(site.db, file);
    await writeBackup(site.db, file, "stored apart from the backups");
    await writeBackup(site.db, file);
  });

  it("A backup that fails in the middle leaves no journal behind", async () => {
    await assert.rejects(
      withTemporary(file, async () => {
        await writeFile(file, "half");
        await writeFile(`${file}-journal`, "half");
        throw new Error("there is no space left");
      }),
      /no space left/,
    );
    assert.deepEqual(await readdir(folder), []);
  });

  for (const other of ["sqlite", "postgres"] as const) {
    it(`A backup restored into ${other} has the same rows, and no id is used twice`, async () => {
      await writeBackup(site.db, file);
      const { db, database } = await emptyDatabase(other);
      await restoreBackup(db, file);
      assert.deepEqual(listDifferingTables(await readDigests(site.db), await readDigests(db)), []);
      const { notices } = await readSingleton(db, notice);
      assert.equal(notices[0]?.text, "Closed at noon");
      const people = await listEntries(db, providers);
      assert.deepEqual(
        people.slice(0, 2).map(({ id, name }) => [id, name]),
        [
          [2, providers.defaults[1]?.name],
          [1, "Mirela T."],
        ],
      );

      const newest = await db
        .insertInto("message")
        .values({ ...aMessage, received_at: new Date().toISOString() })
        .returning("message_id")
        .executeTakeFirstOrThrow();
      assert.equal(newest.message_id, deletedMessageId + 1);
      await db.destroy();
      await database.remove();
    });
  }

  it("Restoring a backup replaces the content of a running site that caches pages", async () => {
    const { messages: messagesBefore } = await countMessages(site);
    await writeBackup(site.db, file);
    const newestId = async () => (await site.get("/blogs?limit=1")).json().data[0].blog_id;
    const id = await newestId();
    await site.remove(`/blog/${id}`, cookie);
    await site.post("/send-quote", { ...visitor, message: "Written after the backup" });
    assert.notEqual(await newestId(), id, "the page is cached from here on");
    await restoreBackup(connectSeparately(site), file);
    await waitUntil(async () => (await newestId()) === id, "the site still shows the cached page");
    assert.equal((await site.get(`/blog/${id}`)).statusCode, 200);
    const { messages } = await countMessages(site);
    assert.equal(messages, messagesBefore);
  });
});

describe("backups of older versions", () => {
  it("The database of an older site that was killed is restored with its write-ahead log", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-backup-"));
    const running = new Kysely<any>({ dialect: new NodeSqliteDialect(join(folder, "old.sqlite")) });
    await createMigrator(running).migrateTo("0001-first-tables");
    await sql`pragma wal_checkpoint(truncate)`.execute(running);
    await running.insertInto("category").values({ category: "In the log" }).execute();
    for (const suffix of ["", "-wal"])
      await copyFile(join(folder, `old.sqlite${suffix}`), join(folder, `killed.sqlite${suffix}`));
    await running.destroy();
    const { db, database } = await emptyDatabase("sqlite");
    await restoreBackup(db, join(folder, "killed.sqlite"));
    const [category] = await db.selectFrom("category").select("category").execute();
    assert.equal(category?.category, "In the log");
    await db.destroy();
    await database.remove();
    await rm(folder, { recursive: true });
  });

  it("Restoring an older backup migrates its content and leaves the file unchanged", async () => {
    const folder = await mkdtemp(join(tmpdir(), "site-backup-"));
    const file = join(folder, "old.backup");
    const old = new Kysely<any>({ dialect: new NodeSqliteDialect(file, { journal: "delete" }) });
    await createMigrator(old).migrateTo("0001-first-tables");
    await old.insertInto("category").values({ category: "Of old" }).execute();
    await old.destroy();

    const { db, database } = await emptyDatabase("sqlite");
    await restoreBackup(db, file);
    const categories = await db.selectFrom("category").select("category").execute();
    assert.deepEqual(
      categories.map(({ category }) => category),
      ["Of old"],
    );
    const unchanged = new DatabaseSync(file, { readOnly: true });
    assert.equal(unchanged.prepare("select count(*) as n from kysely_migration").get()?.n, 1);
    unchanged.close();
    await db.destroy();
    await database.remove();
  });
});

const aMessage = {
  ...visitor,
  submission_key: null,
  text_key: null,
  message: "The next one",
  form_type: "Contact form",
  folder: "inbox" as const,
};
const deletedMessageId = 2;

/** Includes a deleted message, whose id must not be used again. */
async function fillAllTables(site: Site, cookie: string): Promise<void> {
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: "#123456" },
  })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "one.png");
  const request = new Request("http://localhost", { method: "POST", body });
  const sent = await site.send({
    method: "POST",
    url: "/api/upload",
    cookie,
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  assert.equal(sent.statusCode, 200);

  const { data } = (await site.get("/blogs?limit=2")).json();
  const [updatedPost, deletedPost] = data;
  await site.put(
    `/blog/${updatedPost.blog_id}`,
    { ...updatedPost, slug_url: "moved here" },
    cookie,
  );
  await site.remove(`/blog/${deletedPost.blog_id}`, cookie);
  await site.post("/send-quote", { ...visitor, message: "ગુજરાતી, فارسی, and 👋" });
  const other = { ...visitor, email: "other@northbloom.example", phone: "4165550198" };
  await site.post("/send-quote", { ...other, message: "Soon to be deleted" });
  await site.get("/api/staff/messages/1", cookie);
  await site.post("/api/staff/messages/1/notes", { text: "Left a voicemail" }, cookie);
  await site.remove(`/api/staff/messages/${deletedMessageId}/person`, cookie);
  await site.post("/api/users/login", { ...admin, password: "not the right" });

  const { id: user_id } = await site.db
    .selectFrom("staff_user")
    .select("id")
    .executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  const factor = { user_id, sealed_secret: "sealed", confirmed_at: now, last_step: 1 };
  await site.db.insertInto("second_factor").values(factor).execute();
  await site.db.insertInto("recovery_code").values({ user_id, code_hash: "a" }).execute();
  const link = { user_id, token_hash: "b", expires_at: now };
  const use = { image_id: 1, last_used_at: now };
  const visited = { day: "2026-11-22", page: "/", referring_host: "", visits: 1 };
  await site.db
    .insertInto("visit")
    .values({ ...visited, book_taps: 0, call_taps: 0 })
    .execute();
  const autosave = { autosave_key: "an-editor", kind: "post" as const, item_id: 1, item: "{}" };
  await site.db
    .insertInto("autosave")
    .values({ ...autosave, user_id, based_on: "", saved_at: now })
    .execute();
  const imported = { source: "old.example", source_id: 7 };
  await recordImportedPost(site.db, updatedPost.blog_id, imported, ["/2020/moved"]);
  await fillClinicContent(site, cookie);
  await site.db
    .insertInto("image_use")
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const trashed = { message_id: 99, email: "a@b.example", item: "{}", deleted_by: "Ada" };
  await site.db
    .insertInto("message_trash")
    .values({ ...trashed, deleted_at: now })
    .execute();
  await site.db.insertInto("password_link").values(link).execute();
  const verified = { challenge: "C".repeat(72), credentialId: "c", publicKey: "k", counter: 1 };
  await addPasskey(site.db, { userId: user_id, name: "Laptop", verified });
  await trustDevice(site.db, { userId: user_id, device: "Chrome", network: "203.0.113.7" });
}

async function fillClinicContent(site: Site, cookie: string): Promise<void> {
  const save = async (path: string, body: object) => {
    const response = await site.put(`/api/staff/clinic/${path}`, body, cookie);
    assert.equal(response.statusCode, 200, response.body);
  };
  const text = "Closed at noon";
  await save("notice", { notices: [{ text, until: "2100-01-01T00:00", tone: "yellow" }] });
  await save("providers/1", { name: "Mirela T." });
  await save("providers/order", { ids: [2, 1, 3, 4, 5, 6, 7, 8, 9] });
}

function readDigests(db: Site["db"]): Promise<TableDigest[]> {
  return inSnapshot(db, (snapshot) => digestTables(snapshot, "backup"));
}

async function countMessages(site: Site) {
  const row = await site.db
    .selectFrom("message")
    .select((select) => select.fn.countAll<number>().as("messages"))
    .executeTakeFirstOrThrow();
  return { messages: Number(row.messages) };
}

async function emptyDatabase(engine: Engine) {
  const database: FreshDatabase = await createFreshDatabase(engine);
  const { DATA_DIR = "", DATABASE_URL } = database.environment;
  const db = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  await migrateToLatest(db);
  return { db, database };
}

function connectSeparately(site: Site) {
  return connect(site.config);
}

function modifyBackup(file: string, statements: string): void {
  const backup = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  backup.exec(statements);
  backup.close();
}
