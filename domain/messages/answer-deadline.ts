import { toClinicTime } from "../clinic/clinic-clock.ts";
import { parseLocalTime } from "../clinic/local-time.ts";
import { type DatedHours, findSpansForDate } from "../clinic/open-state.ts";
import { pluralize } from "../records/pluralize.ts";
import { dayMs, minuteMs } from "../records/time-units.ts";

/** The public pages promise an answer within one business day. */
export type AnswerDeadline = { state: "waiting" | "today" } | { state: "late"; days: number };

const maxDaysAhead = 60;
const maxDaysBack = 60;

/** Holidays and special days are left out. */
export function getAnswerDeadline(hours: DatedHours, receivedAt: Date, now: Date): AnswerDeadline {
  const today = toClinicTime(now).date.getTime();
  const isOpenDay = (date: number) => findSpansForDate(hours, new Date(date)).length > 0;
  const dueDay = findAnswerDay(hours, receivedAt);
  if (dueDay === undefined || today < dueDay) return { state: "waiting" };
  let days = 0;
  for (let date = dueDay + dayMs; date <= today; date += dayMs) if (isOpenDay(date)) days += 1;
  // On a closed day after the due day, nobody is at the desk yet.
  if (days > 0) return { state: "late", days };
  return today === dueDay ? { state: "today" } : { state: "late", days: 1 };
}

/** More open days than any month has. */
const longDelayDays = 31;

export function formatDelay(days: number): string {
  return days > longDelayDays ? "more than a month" : pluralize(days, "business day");
}

/** The open day after arrival, as midnight UTC. After closing, arrival is the next open day. */
export function findAnswerDay(hours: DatedHours, receivedAt: Date): number | undefined {
  const findOpenDay = (from: number) => {
    for (let days = 0; days <= maxDaysAhead; days += 1) {
      const date = from + days * dayMs;
      if (findSpansForDate(hours, new Date(date)).length > 0) return date;
    }
    return undefined;
  };
  const { date, minutes } = toClinicTime(receivedAt);
  const arrival = date.getTime();
  const closes = Math.max(...findSpansForDate(hours, date).map((span) => span.closes), 0);
  const firstDay = findOpenDay(minutes < closes ? arrival : arrival + dayMs);
  return firstDay === undefined ? undefined : findOpenDay(firstDay + dayMs);
}

/**
 * The closing time of the last open day but one before today: earlier messages are late. Undefined
 * if the clinic was closed all the time.
 */
export function findLateBefore(hours: DatedHours, now: Date): Date | undefined {
  const today = toClinicTime(now).date.getTime();
  let openDays = 0;
  for (let days = 1; days <= maxDaysBack; days += 1) {
    const date = new Date(today - days * dayMs);
    const closes = Math.max(...findSpansForDate(hours, date).map((span) => span.closes), 0);
    if (closes === 0) continue;
    openDays += 1;
    if (openDays < 2) continue;
    const closingTime = new Date(date.getTime() + closes * minuteMs);
    return parseLocalTime(closingTime.toISOString().slice(0, 16));
  }
  return undefined;
}
