/** The connections to a database server. An SQLite file has none. */
export interface ConnectionPool {
  /** Calls the listener with the error of each connection that is lost, whatever it was used for. */
  onError(listener: (error: unknown) => void): void;
  counts(): PoolCounts;
}

export interface PoolCounts {
  max: number;
  open: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}
