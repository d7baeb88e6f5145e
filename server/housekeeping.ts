import type { FastifyInstance } from "fastify";
import { forgetOldAttempts } from "#domain/attempts.server.ts";
import { removeUnusedImages } from "#domain/images/image-use.server.ts";
import { emptyTrash } from "#domain/items/trash.server.ts";
import { purgeMessageTrash } from "#domain/messages/message-trash.server.ts";
import { countOldMessages, removeOldMessages } from "#domain/messages/messages.server.ts";
import { endOfHold, updatePurgeHold } from "#domain/purge-hold.server.ts";
import { forgetOldAudit } from "#domain/staff/audit.server.ts";
import { purgeOldNetworks } from "#domain/staff/known-networks.server.ts";
import { purgeOldNotices } from "#domain/staff/staff-notices.server.ts";
import { forgetOldSessions } from "#domain/staff/user-sessions.server.ts";
import type { Db } from "#domain/tables.ts";
import { truncateWal } from "#domain/truncate-wal.server.ts";

const everyMs = 60 * 60 * 1000;

type Task = [task: string, work: () => Promise<number>];

/** Runs at start and every hour. A retention of 0 days means that messages are never deleted. */
export function addHousekeeping(app: FastifyInstance, db: Db, messagesKeptDays: number): void {
  /** These run even if the clock is wrong: at worst somebody has to sign in again. */
  const cleanups: Task[] = [
    ["purge old rate-limit attempts", () => forgetOldAttempts(db)],
    ["purge old sessions", () => forgetOldSessions(db)],
    ["purge old staff notices", () => purgeOldNotices(db)],
    ["purge networks without recent sign-ins", () => purgeOldNetworks(db)],
  ];
  /** Deletion is permanent, so these wait while the clock may be wrong. */
  const purges: Task[] = [
    ["delete old items in the trash", () => emptyTrash(db)],
    ["remove unused images", () => removeUnusedImages(db)],
    ["delete old messages in the trash", () => purgeMessageTrash(db)],
    ["purge old audit log entries", () => forgetOldAudit(db)],
  ];
  if (messagesKeptDays > 0)
    purges.push(["move old messages to the trash", () => removeOldMessages(db, messagesKeptDays)]);

  async function run(): Promise<void> {
    await runTasks(cleanups);
    if (await mayPurge()) await runTasks(purges);
    await runTasks([["truncate the SQLite WAL", () => truncateWal(db).then(() => 0)]]);
  }

  async function runTasks(tasks: Task[]): Promise<void> {
    for (const [task, work] of tasks) {
      try {
        const removed = await work();
        if (removed > 0) app.log.info({ removed }, `housekeeping: ${task}`);
      } catch (error) {
        app.log.error({ err: error }, `housekeeping failed: ${task}`);
      }
    }
  }

  async function mayPurge(): Promise<boolean> {
    try {
      const days = messagesKeptDays;
      const purge = days > 0 ? await countOldMessages(db, days) : { old: 0, all: 0 };
      const hold = await updatePurgeHold(db, purge);
      if (hold === undefined) return true;
      app.log.warn({ ...purge, until: endOfHold(hold) }, holdReasons[hold.reason]);
    } catch (error) {
      app.log.error({ err: error }, "housekeeping failed: count old messages");
    }
    return false;
  }

  const timer = setInterval(run, everyMs).unref();
  app.addHook("onReady", run);
  app.addHook("onClose", async () => clearInterval(timer));
}

const holdReasons = {
  clock: "purging is on hold: the clock is more than a week ahead of the last recorded time",
  size: "purging is on hold: it would delete more than a quarter of all messages at once",
};
