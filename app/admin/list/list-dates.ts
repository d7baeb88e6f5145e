import { clinicTimeZone } from "#content/opening-hours.ts";
import { trashDaysLeft } from "#domain/items/staff-list.ts";

const day = new Intl.DateTimeFormat("en-CA", { timeZone: clinicTimeZone, dateStyle: "medium" });
const longDay = new Intl.DateTimeFormat("en-CA", { timeZone: clinicTimeZone, dateStyle: "long" });
const time = new Intl.DateTimeFormat("en-US", { timeZone: clinicTimeZone, timeStyle: "short" });

/** Nov 12, 2025, by the clinic's clock. Worked out on the server, so that it is told in one way. */
export function dayInWords(date: string): string {
  return day.format(new Date(date));
}

/** November 12, 2025. */
export function longDayInWords(date: string): string {
  return longDay.format(new Date(date));
}

/** Of today the hour, else the day. */
export function momentInWords(date: string, now: Date): string {
  const isToday = day.format(new Date(date)) === day.format(now);
  return isToday ? time.format(new Date(date)) : dayInWords(date);
}

export function daysLeftInWords(deletedAt: string, now: Date): string {
  const days = trashDaysLeft(deletedAt, now);
  return days === 1 ? "1 day left" : `${days} days left`;
}
