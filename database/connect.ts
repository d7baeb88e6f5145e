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
   * `create-once` creates a file unless a former one is missing, `create` always does, and `refuse`
   * never does.
   */
  whereMissing?: "create-once" | "create" | "refuse";
}

export interface Database {
  db: Db;
  changes: Changes;
  /** Undefined for SQLite. */
  pool?: ConnectionPool;
  /** Checks the whole SQLite file. Undefined for PostgreSQL, which checks its own files. */
  findDamage?: () => Promise<string | undefined>;
}

/** For jobs such as a backup. */
export function connect(address: DatabaseAddress, options?: ConnectOptions): Db {
  return open(address, { ...options, hasQueryTimeout: false }).db;
}

/** For a site, which must notice the writes of other nodes. */
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
    const state = existsSync(file) ? "empty" : "missing";
    if (whereMissing === "refuse" && state === "missing") throw new Error(`there is no ${file}`);
    if (whereMissing === "create-once" && existsSync(marker))
      throw new Error(
        `${file} is ${state}, but was created here before. Restore a backup, or delete ${marker} to start with an empty database`,
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

/** A missing or empty database is never replaced by a new one after this. */
export function markInitialized({ dataDir, databaseUrl }: DatabaseAddress): void {
  if (databaseUrl === undefined)
    writeFileSync(dataFilesIn(dataDir).marker, "", { flag: "a", mode: 0o600 });
}

/** A full disk, a crash or a mistake may have emptied the file, and then it has no migrations. */
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

/** The pg driver returns dates, while SQLite and JSON use ISO 8601 text. */
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
