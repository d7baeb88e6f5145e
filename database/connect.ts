import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type KyselyPlugin, PostgresDialect } from "kysely";
import type { ConnectionPool } from "#domain/operations/connection-pool.ts";
import type { Db, Tables } from "#domain/records/tables.ts";
import type { ChangeFeed } from "./change-tracking/change-feed.ts";
import { trackChanges } from "./change-tracking/change-tracking-dialect.ts";
import {
  createPostgresChangeFeed,
  createSqliteChangeFeed,
} from "./change-tracking/create-change-feed.ts";
import { findCorruptionInWorker } from "./integrity/find-corruption-in-worker.ts";
import { createPostgresPool } from "./postgres/postgres-pool.ts";
import { getDataFiles } from "./sqlite/data-files.ts";
import { assertAccess } from "./sqlite/data-folder-access.ts";
import { NodeSqliteDialect } from "./sqlite/sqlite-dialect.ts";

export interface DatabaseLocation {
  dataDir: string;
  databaseUrl: string | undefined;
}

interface ConnectOptions {
  /**
   * `create-once` creates a file unless a former one is missing, and `refuse` never does. `create`
   * always does, and other connections refuse the file until `markInitialized`.
   */
  ifMissing?: "create-once" | "create" | "refuse";
}

export interface Database {
  db: Db;
  changeFeed: ChangeFeed;
  pool?: ConnectionPool;
  /** Undefined for PostgreSQL, which checks its own files. */
  findCorruption?: () => Promise<string | undefined>;
}

/** For a job, which may take minutes: a command or the migrations of a start. */
export function connect(location: DatabaseLocation, options?: ConnectOptions): Db {
  return open(location, { ...options, limitsStatements: false }).db;
}

/** For a site, which must notice the writes of other nodes. */
export function connectWithChangeFeed(location: DatabaseLocation): Database {
  return open(location, { limitsStatements: true });
}

function open(
  { dataDir, databaseUrl }: DatabaseLocation,
  { ifMissing = "create-once", limitsStatements }: ConnectOptions & { limitsStatements: boolean },
): Database {
  if (databaseUrl !== undefined) return connectPostgres(databaseUrl, limitsStatements);
  const { database: file, marker, restoring, sessionSecret, lock } = getDataFiles(dataDir);
  assertAccess(dataDir, [file, `${file}-wal`, `${file}-shm`, sessionSecret, lock]);
  if (ifMissing !== "create" && existsSync(restoring))
    throw new Error(
      `${file} is incomplete, since a restore was interrupted. Restore the backup again, or delete ${file} and ${restoring} to do without it`,
    );
  if (!isInitialized(file)) {
    const state = existsSync(file) ? "empty" : "missing";
    if (ifMissing === "refuse" && state === "missing") throw new Error(`there is no ${file}`);
    if (ifMissing === "create-once" && existsSync(marker))
      throw new Error(
        `${file} is ${state}, but was created here before. Restore a backup, or delete ${marker} to start with an empty database`,
      );
    createFolder(dataDir);
    if (ifMissing === "create") writeFileSync(restoring, "", { mode: 0o600, flush: true });
  }
  const changeFeed = createSqliteChangeFeed(() => db);
  const db: Db = new Kysely<Tables>({
    dialect: trackChanges(new NodeSqliteDialect(file), changeFeed.publisher),
  });
  chmodSync(file, 0o600);
  return { db, changeFeed, findCorruption: () => findCorruptionInWorker(file) };
}

/** In a folder such as /proc, where nobody may create one, Node's own recursion never ends. */
function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** A missing or empty database is never replaced by a new one after this. */
export function markInitialized({ dataDir, databaseUrl }: DatabaseLocation): void {
  if (databaseUrl !== undefined) return;
  const { marker, restoring } = getDataFiles(dataDir);
  writeFileSync(marker, "", { flag: "a", mode: 0o600 });
  rmSync(restoring, { force: true });
}

/** A full disk, a crash or a mistake may have emptied the file, and then it has no migrations. */
function isInitialized(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return false;
  using database = new DatabaseSync(file, { readOnly: true });
  const migrations = "select 1 from sqlite_master where name = 'kysely_migration'";
  return database.prepare(migrations).get() !== undefined;
}

function connectPostgres(connectionString: string, limitsStatements: boolean): Database {
  const { open, pool, reportError } = createPostgresPool(connectionString, { limitsStatements });
  const changeFeed = createPostgresChangeFeed(connectionString, reportError);
  const dialect = new PostgresDialect({ pool: open });
  const db = new Kysely<Tables>({
    dialect: trackChanges(dialect, changeFeed.publisher),
    plugins: [instantsAsText],
  });
  return { db, changeFeed, pool };
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
