import assert from "node:assert/strict";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import type { Db } from "#domain/records/tables.ts";
import { createFreshDatabase, type FreshDatabase } from "../tests/support/fresh-database.ts";
import { connect, type DatabaseLocation } from "./connect.ts";
import { migrateToLatest } from "./migrate.ts";
import { findSessionSecret, loadSessionSecret } from "./session-secret.ts";

describe("the session secret", () => {
  let database: FreshDatabase;
  let location: DatabaseLocation;
  let db: Db;
  let file: string;
  const open = async (engine: "sqlite" | "postgres") => {
    database = await createFreshDatabase(engine);
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = database.environment;
    location = { dataDir, databaseUrl };
    db = connect(location);
    await migrateToLatest(db);
    file = join(dataDir, "session-secret");
  };
  const settings = async () =>
    (await db.selectFrom("setting").selectAll().execute()).map(({ name }) => name);
  beforeEach(() => open("sqlite"));
  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  it("The session secret is created once, in a private file outside the SQLite database", async () => {
    assert.equal(await findSessionSecret(db, location), undefined);
    const [first, second] = await Promise.all([
      loadSessionSecret(db, location),
      loadSessionSecret(db, location),
    ]);
    assert.equal(first, second);
    assert.ok(first.length >= 32);
    assert.equal((await readFile(file, "utf8")).trim(), first);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    assert.deepEqual(await settings(), []);
    assert.equal(await findSessionSecret(db, location), first);
    assert.equal((await readdir(location.dataDir)).filter((name) => /secret/.test(name)).length, 1);
  });

  it("The session secret of an older version moves out of every file of the database", async () => {
    const value = "a secret that an older version stored in the table";
    await db.insertInto("setting").values({ name: "session_secret", value }).execute();
    assert.equal(await loadSessionSecret(db, location), value);
    assert.deepEqual(await settings(), []);
    const files = await readdir(location.dataDir);
    assert.ok(files.includes("site.sqlite-wal"));
    for (const name of files.filter((first) => first !== "session-secret"))
      assert.equal((await readFile(join(location.dataDir, name))).includes(value), false, name);
  });

  it("A damaged file of the session secret is refused in one line", async () => {
    await loadSessionSecret(db, location);
    await writeFile(file, "short\n");
    await assert.rejects(
      loadSessionSecret(db, location),
      /session-secret is damaged: .+ or delete it/,
    );
    await rm(file);
    assert.ok(await loadSessionSecret(db, location));
  });

  it("The session secret of a PostgreSQL site is in the database, where all nodes find it", async () => {
    await db.destroy();
    await database.remove();
    await open("postgres");
    const secret = await loadSessionSecret(db, location);
    assert.equal(await loadSessionSecret(db, location), secret);
    assert.deepEqual(await settings(), ["session_secret"]);
    await assert.rejects(stat(file));
  });
});
