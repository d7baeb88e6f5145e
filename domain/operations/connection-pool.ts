/** SQLite has no pool. */
export interface ConnectionPool {
  /** Reports each lost connection, idle or in use. */
  onError(listener: (error: unknown) => void): void;
  counts(): PoolCounts;
}

interface PoolCounts {
  max: number;
  open: number;
  idle: number;
  waiting: number;
}
