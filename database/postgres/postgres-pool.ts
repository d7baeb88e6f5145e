import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { ClientBase, Pool, PoolClient } from "pg";
import type { ConnectionPool } from "#domain/operations/connection-pool.ts";

/** PostgreSQL cancels statements earlier, so a longer wait means a dead connection. */
const queryTimeoutMs = 7000;
const maxConnections = 10;

interface PoolOptions {
  /** False for jobs, whose statements may take minutes. */
  limitsStatements: boolean;
}

/**
 * Replaces connections that hang. After a failover, or if a firewall loses its state, the network
 * reports nothing and they stay open for a quarter of an hour.
 */
export function createPostgresPool(
  connectionString: string,
  { limitsStatements }: PoolOptions,
): {
  open: () => Promise<PostgresPool>;
  pool: ConnectionPool;
  reportError: (error: unknown) => void;
} {
  const listeners = new Set<(error: unknown) => void>();
  const reportError = (error: unknown) => {
    for (const listener of listeners) listener(error);
  };
  let pool: Pool | undefined;
  return {
    open: async () => {
      pool = await openPool(connectionString, limitsStatements);
      pool.on("connect", (client) => {
        // Without a listener, a broken connection would end the process.
        client.on("error", reportError);
      });
      pool.on("error", () => {});
      return replaceHangingClients(pool, reportError);
    },
    pool: {
      onError: (listener) => listeners.add(listener),
      counts: () => ({
        max: maxConnections,
        open: pool?.totalCount ?? 0,
        idle: pool?.idleCount ?? 0,
        waiting: pool?.waitingCount ?? 0,
      }),
    },
    reportError,
  };
}

/** A site with SQLite never loads the driver. */
async function openPool(connectionString: string, limitsStatements: boolean): Promise<Pool> {
  const { default: pg } = await import("pg");
  return new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    lock_timeout: 2000,
    keepAlive: true,
    maxLifetimeSeconds: 1800,
    ...(limitsStatements
      ? { statement_timeout: 5000, query_timeout: queryTimeoutMs }
      : { onConnect: liftStatementTimeout }),
  });
}

/** The role may have a limit, and pg leaves out a `statement_timeout` of 0. */
async function liftStatementTimeout(client: ClientBase): Promise<void> {
  await client.query("set statement_timeout = 0");
}

/**
 * Destroys a client that timed out and all that were connected before then. They probably hang as
 * well, and each would cost another timeout.
 */
function replaceHangingClients(pool: Pool, reportError: (error: unknown) => void): PostgresPool {
  let generation = 0;
  const generations = new WeakMap<PoolClient, number>();

  async function connect(): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect();
      const connectedIn = generations.get(client) ?? generation;
      generations.set(client, connectedIn);
      if (connectedIn === generation) return client;
      client.release(true);
    }
  }

  return {
    options: pool.options,
    connect: async () =>
      destroyWhenUnusable(await connect(), (error) => {
        if (isTimeout(error)) generation += 1;
        reportError(error);
      }),
    end: () => pool.end(),
  };
}

function destroyWhenUnusable(
  client: PoolClient,
  onDestroyed: (error: unknown) => void,
): PostgresPoolClient {
  let isDestroyed = false;
  // Kysely uses cursors only if it is given an implementation.
  const query = async (sql: string, parameters: readonly unknown[] = []): Promise<any> => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!isDestroyed && (isTimeout(error) || isReadOnlyServer(error))) {
        isDestroyed = true;
        client.release(true);
        onDestroyed(error);
      }
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (isDiscarded) => {
      if (!isDestroyed) client.release(isDiscarded);
    },
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

/** A standby, or a primary that was demoted: a new connection may reach the new primary. */
function isReadOnlyServer(error: unknown): boolean {
  return (error as { code?: string }).code === "25006";
}
