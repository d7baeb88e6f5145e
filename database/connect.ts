import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type KyselyPlugin, PostgresDialect } from "kysely";
import type { Changes } from "#domain/changes.ts";
import type { ConnectionPool } from "#domain/connection-pool.ts";
import type { Db, Tables } from "#domain/tables.ts";
import { postgresChanges, sqliteChanges } from "./changes.ts";
import { dataFilesIn } from "./data-files.ts";
import { findDamageAside } from "./find-damage-aside.ts";
import { createPostgresPool } from "./postgres-pool.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import { telling } from "./telling-dialect.ts";

export interface DatabaseAddress {
  dataDir: string;
  databaseUrl: string | undefined;
}

interface ConnectOptions {
  /**
   * `create-once`: a file is made where there never was one, and refused where one is gone.
   * `create`: made in any case. `refuse`: never made.
   */
  whereMissing?: "create-once" | "create" | "refuse";
}

export interface Database {
  db: Db;
  changes: Changes;
  /** Undefined for an SQLite file. */
  pool?: ConnectionPool;
  /** Looks through the whole SQLite file; undefined for PostgreSQL, which looks after its files. */
  findDamage?: () => Promise<string | undefined>;
}

/** For a job: an SQLite file in the data folder, or PostgreSQL if there is a URL of one. */
export function connect(address: DatabaseAddress, options?: ConnectOptions): Db {
  return open(address, { ...options, hasQueryTimeout: false }).db;
}

/** The same for a site, which has to notice what is written by other nodes. */
export function connectAndTell(address: DatabaseAddress, options?: ConnectOptions): Database {
  return open(address, { ...options, hasQueryTimeout: true });
}

function open(
  { dataDir, databaseUrl }: DatabaseAddress,
  { whereMissing = "create-once", hasQueryTimeout }: ConnectOptions & { hasQueryTimeout: boolean },
): Database {
  if (databaseUrl !== undefined) return connectPostgres(databaseUrl, hasQueryTimeout);
  const { database: file, marker } = dataFilesIn(dataDir);
  if (!isInitialized(file)) {
    const state = existsSync(file) ? "empty" : "gone";
    if (whereMissing === "refuse" && state === "gone") throw new Error(`there is no ${file}`);
    if (whereMissing === "create-once" && existsSync(marker))
      throw new Error(
        `${file} is ${state}, but was made here before. Restore a backup; to begin anew delete ${marker}`,
      );
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  }
  const changes = sqliteChanges(() => db);
  const db: Db = new Kysely<Tables>({
    dialect: telling(new NodeSqliteDialect(file), changes.teller),
  });
  chmodSync(file, 0o600);
  return { db, changes, findDamage: () => findDamageAside(file) };
}

/** From now on a database that is gone or empty is not replaced by a new one. */
export function markInitialized({ dataDir, databaseUrl }: DatabaseAddress): void {
  if (databaseUrl === undefined)
    writeFileSync(dataFilesIn(dataDir).marker, "", { flag: "a", mode: 0o600 });
}

/** A file may be emptied by a full disk, a crash or a mistake, which leaves no migration in it. */
function isInitialized(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return false;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const migrations = "select 1 from sqlite_master where name = 'kysely_migration'";
    return database.prepare(migrations).get() !== undefined;
  } finally {
    database.close();
  }
}

function connectPostgres(connectionString: string, hasQueryTimeout: boolean): Database {
  const { open, pool, reportError } = createPostgresPool(connectionString, { hasQueryTimeout });
  const changes = postgresChanges(connectionString, reportError);
  const dialect = new PostgresDialect({ pool: open });
  const db = new Kysely<Tables>({
    dialect: telling(dialect, changes.teller),
    plugins: [instantsAsText],
  });
  return { db, changes, pool };
}

/** pg reads a moment as a Date; we keep moments as ISO 8601 text, as SQLite and JSON do. */
const instantsAsText: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          value instanceof Date ? value.toISOString() : value,
        ]),
      ),
    ),
  }),
};
