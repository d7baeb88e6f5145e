import assert from "node:assert/strict";
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, describe, it } from "node:test";
import { freePort } from "./support/free-port.ts";
import { type Engine, type FreshDatabase, freshDatabase } from "./support/fresh-database.ts";
import { runJob, runProgram, runSite, startSite } from "./support/process.ts";

describe("an operator", () => {
  const databases: FreshDatabase[] = [];
  let port: number;
  before(async () => {
    port = await freePort();
  });
  after(async () => {
    for (const database of databases) await database.remove();
  });
  const newDatabase = async (engine: Engine = "sqlite"): Promise<Record<string, string>> => {
    const database = await freshDatabase(engine);
    databases.push(database);
    return { ...database.environment, PORT: String(port) };
  };

  it("A backup of a lost SQLite site restores into PostgreSQL", async () => {
    const lost = await newDatabase();
    const file = join(lost.DATA_DIR ?? "", "../site-saved.backup");
    const first = await startSite(lost);
    await post(port, "Is this in the backup?");
    addSecondFactor(join(lost.DATA_DIR ?? "", "site.sqlite"));
    assert.match(await saidBy("backup", [file], lost), /read back and verified/);
    first.child.kill("SIGKILL");
    await first.ended;
    await rm(lost.DATA_DIR ?? "", { recursive: true });
    assert.match(await saidBy("backup", [file], lost, 1), /Failed: there is no/);

    const found = await newDatabase("postgres");
    const told = await saidBy("restore", [file], found);
    assert.match(told, /contains the backup .*\nAll sessions have ended/);
    assert.match(told, /1 second factor must be set up again/);
    const second = await startSite(found);
    assert.equal((await fetch(`http://127.0.0.1:${port}/blogs?limit=1`)).status, 200);
    second.child.kill("SIGTERM");
    assert.equal(await second.ended, 0);
    assert.match(await saidBy("backup", [file], found), /read back and verified/);
    const saved = new DatabaseSync(file, { readOnly: true });
    assert.deepEqual(
      saved
        .prepare("select message from message")
        .all()
        .map(({ message }) => message),
      ["Is this in the backup?"],
    );
    saved.close();
    await rm(file);
  });

  it("A running site moves to PostgreSQL, and both databases are compared", async () => {
    const here = { ...(await newDatabase()), ...adaIsFirst };
    const there = { ...here, DATABASE_URL: (await newDatabase("postgres")).DATABASE_URL ?? "" };
    const site = await startSite(here);
    await post(port, "Take me along");
    const cookie = await signIn(port);
    assert.match(await saidBy("move-database", ["--no"], there, 1), /pass --replace/);
    assert.match(
      await saidBy("move-database", ["--replace"], there),
      /^Both databases contain the same rows: .*1 message,.*\nSessions and the session secret were moved too/,
    );
    site.child.kill("SIGTERM");
    await site.ended;
    const moved = await startSite(there);
    const reply = await fetch(`http://127.0.0.1:${port}/blogs?limit=1`);
    assert.equal((await reply.json()).total, 32);
    const messages = `http://127.0.0.1:${port}/api/staff/messages`;
    assert.equal((await fetch(messages, { headers: { cookie } })).status, 200);
    moved.child.kill("SIGTERM");
    assert.equal(await moved.ended, 0);
  });

  it("A missing, corrupt or newer database stops the start with one line", async () => {
    const environment = await newDatabase();
    const file = join(environment.DATA_DIR ?? "", "site.sqlite");
    const site = await startSite(environment);
    site.child.kill("SIGTERM");
    await site.ended;

    await rename(file, `${file}.aside`);
    await isRefused(environment, /is missing, but was created here before\. Restore a backup/);
    await assert.rejects(stat(file), "no new one was made");

    await writeFile(file, "");
    await isRefused(environment, /is empty, but was created here before\. Restore a backup/);
    assert.equal((await stat(file)).size, 0);
    new DatabaseSync(file).exec("create table other (name text)");
    await isRefused(environment, /is empty, but was created here before/);

    await writeFile(file, "x".repeat(10_000));
    await isRefused(environment, /not a database/);

    await copyFile(`${file}.aside`, file);
    await damage(file, "post");
    await isRefused(environment, /it is damaged\. Keep the file aside and restore a backup/);

    await rename(`${file}.aside`, file);
    const newer = new DatabaseSync(file);
    newer.exec("insert into kysely_migration values ('9999-of-tomorrow', '')");
    newer.close();
    await isRefused(environment, /newer than this code, which does not know 9999-of-tomorrow/);
  });

  it("A port in use stops the start with one line", async () => {
    const site = await startSite(await newDatabase());
    const second = runSite(await newDatabase());
    assert.equal(await second.ended, 1);
    assert.match(await second.said, /^PORT \d+ is in use on 127\.0\.0\.1\. .+\n$/);
    site.child.kill("SIGHUP");
    assert.equal(await site.ended, 0, "a closed terminal ends it as SIGTERM does");
  });

  it("A data folder in use by another process stops the start with one line", async () => {
    const environment = await newDatabase();
    const first = await startSite(environment);
    const line = new RegExp(
      `is in use by process ${first.child.pid} on .+\\. Stop that site first`,
    );
    await isRefused({ ...environment, PORT: String(await freePort()) }, line);
    const file = join(environment.DATA_DIR ?? "", "beside.backup");
    assert.match(await saidBy("backup", [file], environment), /read back and verified/);
    first.child.kill("SIGKILL");
    await first.ended;
    const second = await startSite(environment);
    second.child.kill("SIGTERM");
    assert.equal(await second.ended, 0, "a crash leaves no lock");
  });

  it("An old Node stops the start with one line", async () => {
    const older = `Object.defineProperty(process, "versions", { value: { node: "24.14.1" } })`;
    const { said, ended } = runProgram("start.ts", [], await newDatabase(), [
      ...["--import", `data:text/javascript,${encodeURIComponent(older)}`],
      ...["--import", "./scripts/keep-compiled.js"],
    ]);
    assert.equal(await ended, 1);
    assert.match(await said, /^Node 24\.14\.1 is too old: 24\.15 or newer is needed\. .+\n$/);
  });

  it("A failed restore leaves the target folder as it was", async () => {
    const environment = await newDatabase();
    const folder = environment.DATA_DIR ?? "";
    const site = await startSite(environment);
    const file = join(folder, "site.backup");
    await saidBy("backup", [file], environment);
    site.child.kill("SIGTERM");
    await site.ended;
    const changed = new DatabaseSync(file);
    changed.exec("alter table category add column colour text");
    changed.close();
    const elsewhere = { ...environment, DATA_DIR: join(folder, "new") };
    assert.match(await saidBy("restore", [file], elsewhere, 1), /^Failed: .+\n$/);
    await assert.rejects(stat(elsewhere.DATA_DIR));
    await mkdir(elsewhere.DATA_DIR);
    await saidBy("restore", [file], elsewhere, 1);
    assert.deepEqual(await readdir(elsewhere.DATA_DIR), []);
  });

  it("A site whose database file was moved away accepts no message until it is back", async () => {
    const environment = await newDatabase();
    const folder = environment.DATA_DIR ?? "";
    const site = await startSite(environment);
    await mkdir(join(folder, "away"));
    const file = join(folder, "site.sqlite");
    await rename(file, join(folder, "away/site.sqlite"));
    const refused = await post(port, "Into the void", 503);
    assert.equal(refused.msg, "fail");
    assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 503);
    await rename(join(folder, "away/site.sqlite"), file);
    await post(port, "Here it is again");
    site.child.kill("SIGTERM");
    assert.equal(await site.ended, 0);
  });
});

const ada = { email: "ada@northbloom.example", password: "tulip 9 ferries" };
const adaIsFirst = { ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password };

async function signIn(port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ada),
  });
  assert.equal(reply.status, 200);
  return reply.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
}

async function saidBy(
  job: string,
  given: string[],
  environment: Record<string, string>,
  code = 0,
): Promise<string> {
  const { said, ended } = runJob(job, given, environment);
  assert.equal(await ended, code, await said);
  return said;
}

async function isRefused(environment: Record<string, string>, line: RegExp): Promise<void> {
  const site = runSite(environment);
  site.child.stdout?.on("data", (part) => {
    if (String(part).includes("Northbloom is at")) site.child.kill("SIGKILL");
  });
  assert.equal(await site.ended, 1);
  const said = await site.said;
  assert.match(said, line);
  assert.match(said, /^The database of DATA_DIR cannot be used: .+\n$/);
}

function addSecondFactor(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(
    "insert into second_factor select id, 'sealed', '2026-01-01T00:00:00.000Z', 1 from staff_user",
  );
  database.close();
}

/** Overwrites the first page of a table, in the middle of the file. */
async function damage(path: string, table: string): Promise<void> {
  const database = new DatabaseSync(path, { readOnly: true });
  const { page, size } = database
    .prepare(
      "select rootpage as page, page_size as size from sqlite_master, pragma_page_size() where name = ?",
    )
    .get(table) as { page: number; size: number };
  database.close();
  const file = await open(path, "r+");
  await file.write(Buffer.alloc(size, "x"), 0, size, (page - 1) * size);
  await file.close();
}

async function post(port: number, message: string, status = 200): Promise<{ msg: string }> {
  const reply = await fetch(`http://127.0.0.1:${port}/send-quote`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Imani",
      email: "imani@northbloom.example",
      phone: "4165550199",
      message,
    }),
  });
  assert.equal(reply.status, status);
  return reply.json();
}
