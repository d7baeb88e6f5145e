import * as fs from "node:fs/promises";
import * as path from "node:path";
import { pathToFileURL } from "node:url";
import { type Kysely, sql } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import { assertExpectedColumns } from "./integrity/expected-columns.ts";
import { listTables } from "./list-tables.ts";
import { withStartupLock } from "./postgres/startup-lock.ts";

/** If several nodes start together, one of them runs the migrations and the others wait for it. */
export function migrateToLatest(db: Kysely<any>): Promise<void> {
  return withStartupLock(db, async () => {
    await isFullyMigrated(db);
    const { error } = await createMigrator(db).migrateToLatest();
    if (error) throw error;
    await assertExpectedColumns(db, (empty) => createMigrator(empty).migrateToLatest());
  });
}

/** Throws if the database is newer than the code, or belongs to another program. */
export async function isFullyMigrated(db: Kysely<any>): Promise<boolean> {
  const known = (await createMigrator(db).getMigrations()).map(({ name }) => name);
  const applied = await listAppliedMigrations(db);
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown !== undefined && applied.some((name) => known.includes(name)))
    throw new Error(`it is newer than this code, which does not know ${unknown}`);
  if (unknown !== undefined) rejectOtherProgram(`the migration ${unknown}`);
  const [table] = applied.length === 0 ? await listTables(db) : [];
  if (table !== undefined) rejectOtherProgram(`the table ${table}`);
  return applied.length === known.length;
}

function rejectOtherProgram(found: string): never {
  throw new Error(
    `it belongs to another program, since it has ${found}. Give the site a database of its own`,
  );
}

async function listAppliedMigrations(db: Kysely<any>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

export function createMigrator(db: Kysely<any>): Migrator {
  return new Migrator({
    db,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.join(import.meta.dirname, "migrations"),
      import: (file) => import(pathToFileURL(file).href),
    }),
  });
}
