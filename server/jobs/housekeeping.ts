import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { removeUnusedImages } from "#domain/images/remove-unused-images.server.ts";
import { purgeOldAttempts } from "#domain/limits/rate-limit.server.ts";
import { countOldMessages, trashOldMessages } from "#domain/messages/message-retention.server.ts";
import { purgeMessageTrash } from "#domain/messages/message-trash.server.ts";
import { purgeOldSpam } from "#domain/messages/spam-removal.server.ts";
import { getHoldEnd, updatePurgeHold } from "#domain/operations/purge-hold.server.ts";
import { truncateWal } from "#domain/operations/truncate-wal.server.ts";
import { purgeOldAutosaves } from "#domain/records/autosaves.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { hourMs } from "#domain/records/time-units.ts";
import { purgeTrash } from "#domain/records/trash.server.ts";
import { purgeOldAudit } from "#domain/staff/audit-log.server.ts";
import { purgeOldNetworks } from "#domain/staff/known-networks.server.ts";
import { purgeUsedChallenges } from "#domain/staff/passkey-challenges.server.ts";
import { purgeOldNotices } from "#domain/staff/staff-notices.server.ts";
import { purgeOldDevices } from "#domain/staff/trusted-devices.server.ts";
import { purgeOldSessions } from "#domain/staff/user-sessions.server.ts";
import { aggregateOldVisits, purgeOldVisits } from "#domain/visits/visits.server.ts";

type Task = [task: string, work: () => Promise<number>];

/**
 * Runs at start, while the site opens already, and each hour. A node that closes waits for the task that is
 * running.
 */
export function registerHousekeeping(
  app: FastifyInstance,
  db: Db,
  messageRetentionDays: number,
): void {
  const run = createHousekeeping({ db, log: app.log, messageRetentionDays });
  const closing = new AbortController();
  let runs = Promise.resolve();
  const start = () => {
    runs = runs.then(() => run(closing.signal));
  };
  const timer = setInterval(start, hourMs).unref();
  app.addHook("onReady", async () => start());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    closing.abort();
    await runs;
  });
}

interface HousekeepingOptions {
  db: Db;
  log: FastifyBaseLogger;
  /** With 0, messages are never deleted. */
  messageRetentionDays: number;
}

/** Failures are logged, and the next task runs. */
export function createHousekeeping({ db, log, messageRetentionDays }: HousekeepingOptions) {
  /** These run even if the clock is wrong: at worst somebody has to sign in again. */
  const cleanups: Task[] = [
    ["purge old rate-limit attempts", () => purgeOldAttempts(db)],
    ["purge old sessions", () => purgeOldSessions(db)],
    ["purge devices trusted too long ago", () => purgeOldDevices(db)],
    ["purge used passkey challenges", () => purgeUsedChallenges(db)],
    ["purge old staff notices", () => purgeOldNotices(db)],
    ["purge networks without recent sign-ins", () => purgeOldNetworks(db)],
  ];
  /** Deletion is permanent, so these wait while the clock may be wrong. */
  const purges: Task[] = [
    ["delete old items in the trash", () => purgeTrash(db)],
    ["remove unused images", () => removeUnusedImages(db)],
    ["delete old messages in the trash", () => purgeMessageTrash(db)],
    ["delete old spam", () => purgeOldSpam(db)],
    ["purge old autosaves", () => purgeOldAutosaves(db)],
    ["purge old audit log entries", () => purgeOldAudit(db)],
    ["purge old visit counts", () => purgeOldVisits(db)],
    ["aggregate old visit counts", () => aggregateOldVisits(db)],
  ];
  if (messageRetentionDays > 0)
    purges.push([
      "move old messages to the trash",
      () => trashOldMessages(db, messageRetentionDays),
    ]);

  async function run(signal?: AbortSignal): Promise<void> {
    await runTasks(cleanups, signal);
    if (await mayPurge()) await runTasks(purges, signal);
    await runTasks([["truncate the SQLite WAL", () => truncateWal(db).then(() => 0)]], signal);
  }

  async function runTasks(tasks: Task[], signal: AbortSignal | undefined): Promise<void> {
    for (const [task, work] of tasks) {
      if (signal?.aborted) return;
      try {
        const removed = await work();
        if (removed > 0) log.info({ removed }, `housekeeping: ${task}`);
      } catch (error) {
        log.error({ err: error }, `housekeeping failed: ${task}`);
      }
    }
  }

  async function mayPurge(): Promise<boolean> {
    try {
      const days = messageRetentionDays;
      const purge = days > 0 ? await countOldMessages(db, days) : { old: 0, all: 0 };
      const hold = await updatePurgeHold(db, purge);
      if (hold === undefined) return true;
      log.warn({ ...purge, until: getHoldEnd(hold) }, holdMessages[hold.reason]);
    } catch (error) {
      log.error({ err: error }, "housekeeping failed: count old messages");
    }
    return false;
  }

  return run;
}

const holdMessages = {
  clock: "purging is on hold: the clock is more than a week ahead of the last recorded time",
  size: "purging is on hold: it would delete more than a quarter of all messages at once",
};
