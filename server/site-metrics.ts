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
 * The state of the site. Returns how to read it, once for each scrape; a value that cannot be read is
 * left out.
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

  gauge("build_info", "The Node that runs the site", ["node"]).set({ node: process.version }, 1);

  const waiting = gauge("outbox_mails_waiting", "Notifications that are not sent yet");
  const oldest = gauge(
    "outbox_oldest_mail_seconds",
    "How long the oldest of them has been waiting; 0 if there is none",
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

  const database = gauge("database_bytes", "The size of the database");
  const wal = gauge("database_wal_bytes", "The size of SQLite's write-ahead log");
  collected([database, wal], async () => {
    const size = await readDatabaseSize(db);
    database.set(size.bytes);
    wal.set(size.walBytes);
  });

  const backup = gauge(
    "last_backup_timestamp_seconds",
    "When the newest backup was made; 0 if there was none",
  );
  collected([backup], async () => {
    backup.set(((await readLastBackup(db))?.getTime() ?? 0) / 1000);
  });

  const disk = gauge("disk_free_bytes", "What may still be written beside the database");
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
