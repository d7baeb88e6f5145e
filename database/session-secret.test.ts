import assert from "node:assert/strict";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import type { Db } from "#domain/tables.ts";
import { type FreshDatabase, freshDatabase } from "../tests/support/fresh-database.ts";
import { connect, type DatabaseAddress } from "./connect.ts";
import { migrateToLatest } from "./migrate.ts";
import { findSessionSecret, loadSessionSecret } from "./session-secret.ts";

describe("the session secret", () => {
  let database: FreshDatabase;
  let address: DatabaseAddress;
  let db: Db;
  let file: string;
  const open = async (engine: "sqlite" | "postgres") => {
    database = await freshDatabase(engine);
    const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl } = database.environment;
    address = { dataDir, databaseUrl };
    db = connect(address);
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
    assert.equal(await findSessionSecret(db, address), undefined);
    const [one, other] = await Promise.all([
      loadSessionSecret(db, address),
      loadSessionSecret(db, address),
    ]);
    assert.equal(one, other);
    assert.ok(one.length >= 32);
    assert.equal((await readFile(file, "utf8")).trim(), one);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    assert.deepEqual(await settings(), []);
    assert.equal(await findSessionSecret(db, address), one);
    assert.equal((await readdir(address.dataDir)).filter((name) => /secret/.test(name)).length, 1);
  });

  it("The session secret of an older version moves out of every file of the database", async () => {
    const value = "a secret that an older version stored in the table";
    await db.insertInto("setting").values({ name: "session_secret", value }).execute();
    assert.equal(await loadSessionSecret(db, address), value);
    assert.deepEqual(await settings(), []);
    const files = await readdir(address.dataDir);
    assert.ok(files.includes("site.sqlite-wal"));
    for (const name of files.filter((one) => one !== "session-secret"))
      assert.equal((await readFile(join(address.dataDir, name))).includes(value), false, name);
  });

  it("A damaged file of the session secret is refused in one line", async () => {
    await loadSessionSecret(db, address);
    await writeFile(file, "short\n");
    await assert.rejects(
      loadSessionSecret(db, address),
      /session-secret is damaged: .+ or delete it/,
    );
    await rm(file);
    assert.ok(await loadSessionSecret(db, address));
  });

  it("The session secret of a PostgreSQL site is in the database, where all nodes find it", async () => {
    await db.destroy();
    await database.remove();
    await open("postgres");
    const secret = await loadSessionSecret(db, address);
    assert.equal(await loadSessionSecret(db, address), secret);
    assert.deepEqual(await settings(), ["session_secret"]);
    await assert.rejects(stat(file));
  });
});
