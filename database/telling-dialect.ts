import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";
import type { Tag } from "#domain/shown-tables.ts";
import { tagsOfWrites, type Write, writeOf } from "#domain/writes.server.ts";

export interface Teller {
  /** Runs inside the transaction, so that other nodes are notified only if it commits. */
  tellOthers?: (connection: DatabaseConnection, tags: Tag[]) => Promise<void>;
  /** Runs after the commit. */
  tellOwn: (tags: Tag[]) => void;
  /** If only the reply was lost, the transaction may have been committed. */
  onCommitError: () => void;
}

/** Publishes every committed write, so that no writing function has to. */
export function telling(dialect: Dialect, teller: Teller): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new TellingDriver(dialect.createDriver(), teller),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class TellingDriver implements Driver {
  readonly #inner: Driver;
  readonly #teller: Teller;

  constructor(inner: Driver, teller: Teller) {
    this.#inner = inner;
    this.#teller = teller;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<TellingConnection> {
    return new TellingConnection(await this.#inner.acquireConnection(), this.#teller);
  }

  releaseConnection({ inner }: TellingConnection): Promise<void> {
    return this.#inner.releaseConnection(inner);
  }

  async beginTransaction(connection: TellingConnection, settings: TransactionSettings) {
    await this.#inner.beginTransaction(connection.inner, settings);
    connection.writes = [];
  }

  async commitTransaction(connection: TellingConnection): Promise<void> {
    const tags = tagsOfWrites(connection.writes ?? []);
    try {
      if (tags.length > 0) await this.#teller.tellOthers?.(connection.inner, tags);
      await this.#inner.commitTransaction(connection.inner);
    } catch (error) {
      if (tags.length > 0) this.#teller.onCommitError();
      throw error;
    }
    connection.writes = undefined;
    if (tags.length > 0) this.#teller.tellOwn(tags);
  }

  async rollbackTransaction(connection: TellingConnection): Promise<void> {
    connection.writes = undefined;
    // Kysely would throw this error in place of the original one. A connection that cannot be
    // rolled back is not used again.
    await this.#inner.rollbackTransaction(connection.inner).catch(() => {});
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

class TellingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** The writes of the open transaction; undefined outside of one. */
  writes: (Write | "unknown")[] | undefined;
  readonly #teller: Teller;

  constructor(inner: DatabaseConnection, teller: Teller) {
    this.inner = inner;
    this.#teller = teller;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.inner.executeQuery<R>(query);
    const write = writeOf(query, result);
    if (write === undefined) return result;
    if (this.writes !== undefined) {
      this.writes.push(write);
      return result;
    }
    const tags = tagsOfWrites([write]);
    if (tags.length === 0) return result;
    this.#teller.tellOwn(tags);
    await this.#teller.tellOthers?.(this.inner, tags);
    return result;
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, size);
  }
}
