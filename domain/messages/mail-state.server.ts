import type { Db } from "../records/tables.ts";
import { notificationOverdueAfterMs } from "./message.ts";
import { countOverdueMails, findWaitingMails } from "./outbox.server.ts";

interface MailState {
  waiting: number;
  overdue: number;
  waitingSince: string | undefined;
  lastSentAt: string | undefined;
  /** An SMTP or network code. */
  lastFailure: string | undefined;
  /** The same for a recipient who did not get the last mail that the others got. */
  lastRefusal: string | undefined;
}

export async function getMailState(db: Db): Promise<MailState> {
  const { waiting, since } = await findWaitingMails(db);
  const failed = await db
    .selectFrom("message_outbox")
    .select("last_failure")
    .where("sent_at", "is", null)
    .where("last_failure", "is not", null)
    .orderBy("attempts", "desc")
    .limit(1)
    .executeTakeFirst();
  const sent = await db
    .selectFrom("message_outbox")
    .select(["sent_at", "last_failure"])
    .where("sent_at", "is not", null)
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    waiting,
    overdue: await countOverdueMails(db, notificationOverdueAfterMs),
    waitingSince: since,
    lastSentAt: sent?.sent_at ?? undefined,
    lastFailure: failed?.last_failure ?? undefined,
    lastRefusal: sent?.last_failure ?? undefined,
  };
}
