import * as build from "virtual:react-router/server-build";
import { Gauge, type Registry } from "prom-client";
import { countByFolder } from "#domain/messages/inbox-queries.server.ts";
import { findWaitingMails } from "#domain/messages/outbox.server.ts";
import type { ConnectionPool } from "#domain/operations/connection-pool.ts";
import { getDatabaseSize } from "#domain/operations/database-size.server.ts";
import { getFreeDiskBytes } from "#domain/operations/disk-space.server.ts";
import { findLastBackup } from "#domain/operations/last-backup.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { secondMs } from "#domain/records/time-units.ts";

/** A gauge whose value cannot be read is left out. */
export function registerSiteMetrics(
  registry: Registry,
  { db, pool, dataDir }: { db: Db; pool: ConnectionPool | undefined; dataDir: string },
): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const readers: (() => Promise<void>)[] = [];
  const addReader = (gauges: Gauge[], read: () => Promise<void>) => {
    readers.push(async () => {
      await read().catch(async () => {
        for (const metric of gauges)
          for (const { labels } of (await metric.get()).values) metric.remove(labels);
      });
    });
  };

  gauge("build_info", "Versions of the build and of Node.js", ["build", "node"]).set(
    { build: build.assets.version, node: process.version },
    1,
  );

  const waiting = gauge("outbox_mails_waiting", "Notifications waiting to be sent");
  const oldest = gauge(
    "outbox_oldest_mail_seconds",
    "Age of the oldest waiting notification; 0 if there is none",
  );
  addReader([waiting, oldest], async () => {
    const mails = await findWaitingMails(db);
    waiting.set(mails.waiting);
    oldest.set(mails.since === undefined ? 0 : (Date.now() - Date.parse(mails.since)) / secondMs);
  });

  const messages = gauge("messages", "Stored messages by folder", ["folder"]);
  addReader([messages], async () => {
    for (const [folder, count] of Object.entries(await countByFolder(db)))
      messages.set({ folder }, count);
  });

  const database = gauge("database_bytes", "Size of the database");
  const wal = gauge("database_wal_bytes", "Size of the SQLite write-ahead log");
  addReader([database, wal], async () => {
    const size = await getDatabaseSize(db);
    database.set(size.bytes);
    wal.set(size.walBytes);
  });

  const backup = gauge(
    "last_backup_timestamp_seconds",
    "Time of the latest backup; 0 if there is none",
  );
  addReader([backup], async () => {
    backup.set(((await findLastBackup(db))?.getTime() ?? 0) / 1000);
  });

  const disk = gauge("disk_free_bytes", "Free disk space in the data folder");
  addReader([disk], async () => disk.set(await getFreeDiskBytes(dataDir)));

  if (pool !== undefined) {
    const connections = gauge("database_pool", "Connections to PostgreSQL by state", ["state"]);
    addReader([connections], async () => {
      for (const [state, count] of Object.entries(pool.counts())) connections.set({ state }, count);
    });
  }
  return async () => {
    await Promise.all(readers.map((read) => read()));
  };
}
