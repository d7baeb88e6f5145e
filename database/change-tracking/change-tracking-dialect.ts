import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";
import type { CacheTag } from "#database/change-tracking/cache-tags.ts";
import {
  getInvalidationTags,
  parseWrite,
  type TrackedWrite,
} from "#database/change-tracking/write-tracking.ts";

export interface ChangePublisher {
  /** Runs inside the transaction, so that other nodes are notified only if it commits. */
  publishToPeers?: (connection: DatabaseConnection, tags: CacheTag[]) => Promise<void>;
  /** Runs after the commit. */
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
  readonly #teller: ChangePublisher;

  constructor(inner: Driver, publisher: ChangePublisher) {
    this.#inner = inner;
    this.#teller = publisher;
  }

  init(): Promise<void> {
    return this.#inner.init();
  }

  async acquireConnection(): Promise<ChangeTrackingConnection> {
    return new ChangeTrackingConnection(await this.#inner.acquireConnection(), this.#teller);
  }

  releaseConnection({ inner }: ChangeTrackingConnection): Promise<void> {
    return this.#inner.releaseConnection(inner);
  }

  async beginTransaction(connection: ChangeTrackingConnection, settings: TransactionSettings) {
    await this.#inner.beginTransaction(connection.inner, settings);
    connection.writes = [];
  }

  async commitTransaction(connection: ChangeTrackingConnection): Promise<void> {
    const tags = getInvalidationTags(connection.writes ?? []);
    try {
      if (tags.length > 0) await this.#teller.publishToPeers?.(connection.inner, tags);
      await this.#inner.commitTransaction(connection.inner);
    } catch (error) {
      if (tags.length > 0) this.#teller.onCommitError();
      throw error;
    }
    connection.writes = undefined;
    if (tags.length > 0) this.#teller.publishLocally(tags);
  }

  async rollbackTransaction(connection: ChangeTrackingConnection): Promise<void> {
    connection.writes = undefined;
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
  /** The writes of the open transaction; undefined outside of one. */
  writes: (TrackedWrite | "unknown")[] | undefined;
  readonly #teller: ChangePublisher;

  constructor(inner: DatabaseConnection, publisher: ChangePublisher) {
    this.inner = inner;
    this.#teller = publisher;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.inner.executeQuery<R>(query);
    const write = parseWrite(query, result);
    if (write === undefined) return result;
    if (this.writes !== undefined) {
      this.writes.push(write);
      return result;
    }
    const tags = getInvalidationTags([write]);
    if (tags.length === 0) return result;
    this.#teller.publishLocally(tags);
    await this.#teller.publishToPeers?.(this.inner, tags);
    return result;
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, size);
  }
}
