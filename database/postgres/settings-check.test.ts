import assert from "node:assert/strict";
import { it } from "node:test";
import { sql } from "kysely";
import { createFreshDatabase } from "../../tests/support/fresh-database.ts";
import { connect } from "../connect.ts";
import { assertDatabaseSettings } from "./settings-check.ts";

const hasPostgres = process.env.TEST_ENGINE !== "sqlite";

it("A PostgreSQL database that cannot store every letter or date is refused with a line of advice", {
  skip: !hasPostgres,
}, async () => {
  const { environment, remove } = await createFreshDatabase("postgres");
  const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl = "" } = environment;
  const check = async (url: URL) => {
    const db = connect({ dataDir, databaseUrl: url.href });
    await assertDatabaseSettings(db).finally(() => db.destroy());
  };
  const own = new URL(databaseUrl);
  await check(own);

  const latin = new URL(databaseUrl);
  latin.pathname += "_latin";
  const name = sql.id(latin.pathname.slice(1));
  const db = connect({ dataDir, databaseUrl });
  try {
    await sql`create database ${name} encoding 'LATIN1' locale_provider libc lc_collate 'C' lc_ctype 'C' template template0`.execute(
      db,
    );
    await assert.rejects(check(latin), /its encoding LATIN1 cannot store every letter/);
    await sql`drop database ${name}`.execute(db);
    await sql`alter database ${sql.id(own.pathname.slice(1))} set datestyle = 'SQL, DMY'`.execute(
      db,
    );
    await assert.rejects(check(own), /its DateStyle is SQL, DMY/);
  } finally {
    await db.destroy();
    await remove();
  }
});
