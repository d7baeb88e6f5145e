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

/** At start and every hour: what was kept for its time goes. 0 days keep messages for ever. */
export function addHousekeeping(app: FastifyInstance, db: Db, messagesKeptDays: number): void {
  /** A wrong clock harms nobody who signs in anew or is counted anew. */
  const cleanups: Task[] = [
    ["old attempts forgotten", () => forgetOldAttempts(db)],
    ["old sessions forgotten", () => forgetOldSessions(db)],
    ["old notices of staff purged", () => purgeOldNotices(db)],
    ["networks not seen for long purged", () => purgeOldNetworks(db)],
  ];
  /** What cannot be brought back waits where the clock may be wrong. */
  const purges: Task[] = [
    ["old trash deleted", () => emptyTrash(db)],
    ["unused images removed", () => removeUnusedImages(db)],
    ["old messages in the trash deleted", () => purgeMessageTrash(db)],
    ["old lines of the audit log forgotten", () => forgetOldAudit(db)],
  ];
  if (messagesKeptDays > 0)
    purges.push(["old messages moved to the trash", () => removeOldMessages(db, messagesKeptDays)]);

  async function run(): Promise<void> {
    await runTasks(cleanups);
    if (await mayPurge()) await runTasks(purges);
    await runTasks([["log of SQLite emptied", () => truncateWal(db).then(() => 0)]]);
  }

  async function runTasks(tasks: Task[]): Promise<void> {
    for (const [task, work] of tasks) {
      try {
        const removed = await work();
        if (removed > 0) app.log.info({ removed }, task);
      } catch (error) {
        app.log.error({ err: error }, `not done: ${task}`);
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
      app.log.error({ err: error }, "not done: looking for what is old");
    }
    return false;
  }

  const timer = setInterval(run, everyMs).unref();
  app.addHook("onReady", run);
  app.addHook("onClose", async () => clearInterval(timer));
}

const holdReasons = {
  clock: "nothing is deleted for its age yet: the clock is more than a week ahead of its last time",
  size: "nothing is deleted for its age yet: more than a quarter of all messages would go at once",
};
