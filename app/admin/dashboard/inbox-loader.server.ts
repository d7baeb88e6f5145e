import { toMessageRows } from "#app/admin/messages/message-row.ts";
import { formatRelativeDateTime, formatWeekdayTime } from "#app/admin/ui/format-date.ts";
import { endSentence } from "#domain/clinic/number-words.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { getAnswerTimes } from "#domain/messages/answer-times.server.ts";
import {
  countInFolder,
  countLateMessages,
  countUnread,
  countWaitingMessages,
  findLatestAnswer,
  listWaitingMessages,
} from "#domain/messages/inbox-queries.server.ts";
import type { Db } from "#domain/records/tables.ts";

const maxRows = 5;

export async function loadInbox(db: Db, clinic: Clinic, now: Date) {
  const { hours, lateBefore } = getAnswerTimes(clinic, now);
  const messages = await listWaitingMessages(db, maxRows);
  return {
    unread: await countUnread(db),
    held: await countInFolder(db, "held"),
    late: await countLateMessages(db, lateBefore),
    waiting: await countWaitingMessages(db),
    latestAnswer: await formatLatestAnswer(db, now),
    rows: toMessageRows(messages, { folder: "inbox", hours, now }).map((row) => ({
      ...row,
      timeLabel: formatWeekdayTime(row.received_at, now),
    })),
  };
}

async function formatLatestAnswer(db: Db, now: Date): Promise<string | undefined> {
  const answer = await findLatestAnswer(db);
  if (answer === undefined) return undefined;
  const date = formatRelativeDateTime(answer.answered_at, now);
  return endSentence(`The last one was answered ${date}, by ${answer.answered_by_name}`);
}
