import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { LRUCache } from "lru-cache";

const minSqliteVersion = "3.51.3"; // older versions have the WAL-reset bug
const busyTimeoutMs = 250; // node:sqlite blocks the whole process while it waits
const busyRetryMs = 5000;
const sqliteCannotOpen = 14;
const maxStatements = 300;

export const inMemory = ":memory:";

interface SqliteOptions {
  /** Leaves the file and its folder untouched. */
  isReadOnly?: boolean;
  /** `wal` allows readers beside a writer; `delete` leaves a single file. */
  journal?: "wal" | "delete";
}

/** Transactions take the write lock when they begin. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => Driver;

  constructor(path: string, options: SqliteOptions = {}) {
    const file = openFile(path, options);
    const database = toKyselyDatabase(file);
    super({ database });
    this.#createDriver = () => new ImmediateDriver(database, file, path);
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #path: string;
  readonly #inode: number | undefined;

  constructor(database: SqliteDatabase, file: DatabaseSync, path: string) {
    super({ database });
    this.#file = file;
    this.#path = path;
    this.#inode = path === inMemory ? undefined : statSync(path).ino;
  }

  /** SQLite would go on writing to a deleted file, and all of it would be lost. */
  #requireFile(): void {
    if (this.#inode === undefined) return;
    const found = statSync(this.#path, { throwIfNoEntry: false })?.ino;
    if (found === this.#inode) return;
    const message =
      found === undefined
        ? "the database file is missing"
        : "another database file took the place of the one that is open: restart the site";
    throw Object.assign(new Error(message), { errcode: sqliteCannotOpen });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => {
        this.#requireFile();
        return retryWhileBusy(() => connection.executeQuery(query));
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** SQLite rolls back by itself when the disk is full, and fails on a second rollback. */
  override async rollbackTransaction(): Promise<void> {
    if (this.#file.isTransaction) this.#file.exec("rollback");
  }
}

/**
 * Another process, such as a backup, may hold the lock briefly, so the operation is retried without
 * blocking.
 */
async function retryWhileBusy<T>(run: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + busyRetryMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(20 + Math.random() * 30);
    }
  }
}

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return code !== undefined && (code & 0xff) === 5;
}

function openFile(path: string, { isReadOnly = false, journal = "wal" }: SqliteOptions) {
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs, readOnly: isReadOnly });
  const row = file.prepare("select sqlite_version() as version").get() as { version: string };
  if (row.version.localeCompare(minSqliteVersion, "en", { numeric: true }) < 0)
    throw new Error(`SQLite ${row.version} is too old: ${minSqliteVersion} is needed`);
  if (!isReadOnly) file.exec(`pragma journal_mode = ${journal}`);
  file.exec(`
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma trusted_schema = off;
    pragma secure_delete = on;
  `);
  return file;
}

/** Some pragmas take effect when they are prepared, so none is prepared in advance. */
const reusable =
  /^\s*(select|insert|update|delete|with|begin|commit|savepoint|release|rollback)\b/i;

/** Parsing SQL takes longer than most of our queries. */
function toKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxStatements });
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const existing = statements.get(sql);
      if (existing) return existing;
      const statement = prepareStatement(file, sql);
      if (reusable.test(sql)) statements.set(sql, statement);
      return statement;
    },
  };
}

function prepareStatement(file: DatabaseSync, sql: string): SqliteStatement {
  const statement = file.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    // Another use of the same statement would end an iteration, so each has a statement of its own.
    iterate: (parameters) => file.prepare(sql).iterate(...values(parameters)),
  };
}
