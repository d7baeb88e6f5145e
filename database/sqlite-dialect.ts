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
} from "kysely";

const oldestSqlite = [3, 51, 3]; // before it: the WAL-reset bug
const busyTimeoutMs = 250; // node:sqlite blocks the whole process while it waits, so it waits briefly
const busyRetryMs = 5000;

/** Kysely's SQLite dialect over Node's own SQLite: transactions that write from their first moment. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;

  /** Opens the file; refuses an SQLite that is too old. */
  constructor(path: string) {
    const file = openFile(path);
    super({ database: asKyselyDatabase(file) });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: asKyselyDatabase(this.#file) });
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
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Another process may hold the file for a moment (a backup, a script): ask again, do not block. */
async function retryWhileBusy<T>(run: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + busyRetryMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
      await wait(20 + Math.random() * 30);
    }
  }
}

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return code !== undefined && (code & 0xff) === 5;
}

function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs });
  const row = file.prepare("select sqlite_version() as version").get() as { version: string };
  const version = row.version.split(".").map(Number);
  const isOld = oldestSqlite
    .map((part, i) => (version[i] ?? 0) - part)
    .find((difference) => difference !== 0);
  if (isOld !== undefined && isOld < 0)
    throw new Error(`SQLite ${row.version} is too old: ${oldestSqlite.join(".")} is needed`);
  file.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma trusted_schema = off;
    pragma secure_delete = on;
  `);
  return file;
}

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = file.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
