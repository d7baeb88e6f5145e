import type { FastifyInstance } from "fastify";
import { forgetOldAttempts } from "#domain/attempts.server.ts";
import { emptyTrash } from "#domain/items/trash.server.ts";
import { removeOldMessages } from "#domain/messages/messages.server.ts";
import { forgetOldAudit } from "#domain/staff/audit.server.ts";
import { purgeOldNetworks } from "#domain/staff/known-networks.server.ts";
import { purgeOldNotices } from "#domain/staff/staff-notices.server.ts";
import { forgetOldSessions } from "#domain/staff/user-sessions.server.ts";
import type { Db } from "#domain/tables.ts";

const everyMs = 60 * 60 * 1000;

/** At start and every hour: what was kept for its time goes. 0 days keep messages for ever. */
export function addHousekeeping(app: FastifyInstance, db: Db, messagesKeptDays: number): void {
  const tasks: [task: string, work: () => Promise<number>][] = [
    ["old trash deleted", () => emptyTrash(db)],
    ["old attempts forgotten", () => forgetOldAttempts(db)],
    ["old sessions forgotten", () => forgetOldSessions(db)],
    ["old notices of staff purged", () => purgeOldNotices(db)],
    ["networks not seen for long purged", () => purgeOldNetworks(db)],
    ["old lines of the audit log forgotten", () => forgetOldAudit(db)],
  ];
  if (messagesKeptDays > 0)
    tasks.push(["old messages deleted", () => removeOldMessages(db, messagesKeptDays)]);

  async function run(): Promise<void> {
    for (const [task, work] of tasks) {
      try {
        const removed = await work();
        if (removed > 0) app.log.info({ removed }, task);
      } catch (error) {
        app.log.error({ err: error }, `not done: ${task}`);
      }
    }
  }

  const timer = setInterval(run, everyMs).unref();
  app.addHook("onReady", run);
  app.addHook("onClose", async () => clearInterval(timer));
}
