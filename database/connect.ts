import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { Kysely, type KyselyPlugin, PostgresDialect } from "kysely";
import type { Pool } from "pg";
import type { Changes } from "#domain/changes.ts";
import type { Db, Tables } from "#domain/tables.ts";
import { postgresChanges, sqliteChanges } from "./changes.ts";
import { dataFilesIn } from "./data-files.ts";
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

/** An SQLite file in the data folder, or PostgreSQL where there is an address of one. */
export function connect(address: DatabaseAddress, options?: ConnectOptions): Db {
  return connectAndTell(address, options).db;
}

/** The same, for who has to hear of what is written, here and by other nodes. */
export function connectAndTell(
  { dataDir, databaseUrl }: DatabaseAddress,
  { whereMissing = "create-once" }: ConnectOptions = {},
): { db: Db; changes: Changes } {
  if (databaseUrl !== undefined) return connectPostgres(databaseUrl);
  const { database: file, marker } = dataFilesIn(dataDir);
  if (!existsSync(file)) {
    if (whereMissing === "refuse") throw new Error(`there is no ${file}`);
    if (whereMissing === "create-once" && existsSync(marker))
      throw new Error(
        `${file} is gone, but was made here before. Restore a backup; to begin anew delete ${marker}`,
      );
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  }
  const changes = sqliteChanges(() => db);
  const db: Db = new Kysely<Tables>({
    dialect: telling(new NodeSqliteDialect(file), changes.teller),
  });
  chmodSync(file, 0o600);
  writeFileSync(marker, "", { flag: "a", mode: 0o600 });
  return { db, changes };
}

function connectPostgres(connectionString: string): { db: Db; changes: Changes } {
  const changes = postgresChanges(connectionString);
  const dialect = new PostgresDialect({ pool: () => openPool(connectionString) });
  const db = new Kysely<Tables>({
    dialect: telling(dialect, changes.teller),
    plugins: [instantsAsText],
  });
  return { db, changes };
}

/** Who keeps an SQLite file never loads the driver. */
async function openPool(connectionString: string): Promise<Pool> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    lock_timeout: 2000,
  });
  // A connection that breaks, idle or in use, must not end the process: what was asked is refused,
  // and the next query gets a new one.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  return pool;
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
