import { toMessageRows } from "#app/admin/messages/message-row.ts";
import { formatRelativeDateTime, formatWeekdayTime } from "#app/admin/ui/format-date.ts";
import { listHolidayDates } from "#domain/clinic/holiday-dates.ts";
import type { DatedHours } from "#domain/clinic/open-state.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { getAnswerDeadline } from "#domain/messages/answer-deadline.ts";
import {
  countByFolder,
  countUnread,
  countWaitingMessages,
  findLatestAnswer,
  listWaitingMessages,
  listWaitingSince,
} from "#domain/messages/inbox-queries.server.ts";
import type { Db } from "#domain/records/tables.ts";

const maxRows = 5;
const maxCountedLate = 100;

export async function loadInbox(db: Db, clinic: Clinic, now: Date) {
  // A message can have waited since before New Year.
  const hours = { ...clinic.hours, holidays: listHolidayDates(now.getUTCFullYear() - 1) };
  const messages = await listWaitingMessages(db, maxRows);
  const { held } = await countByFolder(db);
  return {
    unread: await countUnread(db),
    held,
    late: await countLate(db, hours, now),
    waiting: await countWaitingMessages(db),
    latestAnswer: await formatLatestAnswer(db, now),
    rows: toMessageRows(messages, { folder: "inbox", hours, now }).map((row) => ({
      ...row,
      timeLabel: formatWeekdayTime(row.received_at, now),
    })),
  };
}

/** Whoever wrote first is late first, so the count ends at the first message that is not late. */
async function countLate(db: Db, hours: DatedHours, now: Date): Promise<number> {
  const arrivals = await listWaitingSince(db, maxCountedLate);
  const isLate = (arrival: Date) => getAnswerDeadline(hours, arrival, now).state === "late";
  const index = arrivals.findIndex((arrival) => !isLate(arrival));
  return index === -1 ? arrivals.length : index;
}

async function formatLatestAnswer(db: Db, now: Date): Promise<string | undefined> {
  const answer = await findLatestAnswer(db);
  if (answer === undefined) return undefined;
  const date = formatRelativeDateTime(answer.answered_at, now);
  return `The last one was answered ${date}, by ${answer.answered_by_name}.`;
}
