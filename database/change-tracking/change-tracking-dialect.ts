import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";
import type { CacheTag } from "./cache-tags.ts";
import { findWrittenTags } from "./query-tables.ts";

export interface ChangePublisher {
  /** Runs inside the transaction, so that other nodes are notified only if it commits. */
  publishToPeers?: (connection: DatabaseConnection, tags: CacheTag[]) => Promise<void>;
  publishLocally: (tags: CacheTag[]) => void;
  /** If only the reply was lost, the transaction may have been committed. */
  onCommitError: () => void;
}

/** Publishes every committed write, so that no writing function has to. */
export function trackChanges(dialect: Dialect, publisher: ChangePublisher): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new ChangeTrackingDriver(dialect.createDriver(), publisher),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class ChangeTrackingDriver implements Driver {
  readonly #inner: Driver;
  readonly #publisher: ChangePublisher;

  constructor(inner: Driver, publisher: ChangePublisher) {
    this.#inner = inner;
    this.#publisher = publisher;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<ChangeTrackingConnection> {
    return new ChangeTrackingConnection(await this.#inner.acquireConnection(), this);
  }

  releaseConnection({ inner }: ChangeTrackingConnection): Promise<void> {
    return this.#inner.releaseConnection(inner);
  }

  async beginTransaction(connection: ChangeTrackingConnection, settings: TransactionSettings) {
    await this.#inner.beginTransaction(connection.inner, settings);
    connection.writtenTags = new Set();
  }

  async commitTransaction(connection: ChangeTrackingConnection): Promise<void> {
    const tags = [...(connection.writtenTags ?? [])];
    try {
      if (tags.length > 0) await this.#publisher.publishToPeers?.(connection.inner, tags);
      await this.#inner.commitTransaction(connection.inner);
    } catch (error) {
      if (tags.length > 0) this.#publisher.onCommitError();
      throw error;
    }
    connection.writtenTags = undefined;
    if (tags.length > 0) this.#publisher.publishLocally(tags);
  }

  async rollbackTransaction(connection: ChangeTrackingConnection): Promise<void> {
    connection.writtenTags = undefined;
    // Kysely would throw this error in place of the original one. A connection that cannot be
    // rolled back is not used again.
    await this.#inner.rollbackTransaction(connection.inner).catch(() => {});
  }

  destroy(): Promise<void> {
    return this.#inner.destroy();
  }
}

class ChangeTrackingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** Undefined outside of a transaction. */
  writtenTags: Set<CacheTag> | undefined;
  readonly #driver: ChangeTrackingDriver;

  constructor(inner: DatabaseConnection, driver: ChangeTrackingDriver) {
    this.inner = inner;
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const tags = findWrittenTags(query);
    if (tags.length === 0) return this.inner.executeQuery<R>(query);
    if (this.writtenTags === undefined) return this.#executeInTransaction<R>(query);
    const result = await this.inner.executeQuery<R>(query);
    if (query.query.kind === "RawNode" || hasChangedRows(result))
      for (const tag of tags) this.writtenTags.add(tag);
    return result;
  }

  /** The notification to other nodes is part of the transaction, and so is a lost reply to it. */
  async #executeInTransaction<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#driver.beginTransaction(this, {});
    try {
      const result = await this.executeQuery<R>(query);
      await this.#driver.commitTransaction(this);
      return result;
    } catch (error) {
      await this.#driver.rollbackTransaction(this);
      throw error;
    }
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, size);
  }
}

/** SQLite returns no count for a statement with a returning clause. */
function hasChangedRows({ numAffectedRows, rows }: QueryResult<unknown>): boolean {
  return numAffectedRows === undefined ? rows.length > 0 : numAffectedRows > 0n;
}
