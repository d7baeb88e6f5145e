import { Gauge, type Registry } from "prom-client";
import type { ConnectionPool } from "#domain/connection-pool.ts";
import { readDatabaseSize } from "#domain/database-size.server.ts";
import { readLastBackup } from "#domain/last-backup.server.ts";
import { countByFolder } from "#domain/messages/inbox.server.ts";
import { readOutboxState } from "#domain/messages/outbox.server.ts";
import type { Db } from "#domain/tables.ts";
import { getFreeDiskBytes } from "./disk-space.ts";

interface SiteMetricsOptions {
  db: Db;
  pool: ConnectionPool | undefined;
  dataDir: string;
}

/**
 * Registers gauges about stored data and returns a function that updates them once per scrape. A
 * gauge whose value cannot be read is left out.
 */
export function registerSiteMetrics(
  registry: Registry,
  { db, pool, dataDir }: SiteMetricsOptions,
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const reads: (() => Promise<void>)[] = [];
  const collected = (gauges: Gauge[], read: () => Promise<void>) => {
    reads.push(async () => {
      await read().catch(() => {
        for (const one of gauges) one.remove();
      });
    });
  };

  gauge("build_info", "Version of Node.js", ["node"]).set({ node: process.version }, 1);

  const waiting = gauge("outbox_mails_waiting", "Notifications waiting to be sent");
  const oldest = gauge(
    "outbox_oldest_mail_seconds",
    "Age of the oldest waiting notification; 0 if there is none",
  );
  collected([waiting, oldest], async () => {
    const state = await readOutboxState(db);
    waiting.set(state.waiting);
    oldest.set(state.oldestMs / 1000);
  });

  const messages = gauge("messages", "Stored messages by folder", ["folder"]);
  collected([messages], async () => {
    for (const [folder, count] of Object.entries(await countByFolder(db)))
      messages.set({ folder }, Number(count));
  });

  const database = gauge("database_bytes", "Size of the database");
  const wal = gauge("database_wal_bytes", "Size of the SQLite write-ahead log");
  collected([database, wal], async () => {
    const size = await readDatabaseSize(db);
    database.set(size.bytes);
    wal.set(size.walBytes);
  });

  const backup = gauge(
    "last_backup_timestamp_seconds",
    "Time of the latest backup; 0 if there is none",
  );
  collected([backup], async () => {
    backup.set(((await readLastBackup(db))?.getTime() ?? 0) / 1000);
  });

  const disk = gauge("disk_free_bytes", "Free disk space in the data folder");
  collected([disk], async () => disk.set(await getFreeDiskBytes(dataDir)));

  if (pool !== undefined) {
    const connections = gauge("database_pool", "Connections to PostgreSQL by state", ["state"]);
    collected([connections], async () => {
      for (const [state, count] of Object.entries(pool.counts())) connections.set({ state }, count);
    });
  }
  return async () => {
    await Promise.all(reads.map((read) => read()));
  };
}
