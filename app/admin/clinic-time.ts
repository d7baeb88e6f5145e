import { clinicTimeZone } from "#content/opening-hours.ts";
import { readPublishedDate } from "#domain/posts/published-date.ts";

const timeZone = clinicTimeZone;
const hour = new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" });
const shortDay = new Intl.DateTimeFormat("en-CA", { timeZone, month: "short", day: "numeric" });
const fullDay = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "medium" });
const longDay = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "long" });
// The Swedish locale writes dates in ISO 8601.
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone });
const isoMinute = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  dateStyle: "short",
  timeStyle: "short",
});

/** Such as 2026-11-21. */
export function clinicDay(at: Date): string {
  return isoDay.format(at);
}

/** The value of a date and time field, such as 2026-11-24T09:30. */
export function clinicTime(date: string): string {
  const moment = readPublishedDate(date);
  return moment === undefined ? "" : isoMinute.format(new Date(moment)).replace(" ", "T");
}

/** Such as Nov 12, 2025. */
export function dayInWords(date: Date | string): string {
  return fullDay.format(new Date(date));
}

/** Such as November 12, 2025. */
export function longDayInWords(date: string): string {
  return longDay.format(new Date(date));
}

/** For lists: 9:22 AM, Yesterday, Nov 18 or Nov 18, 2025. */
export function whenInWords(date: string, now: Date): string {
  const near = nearDay(date, now);
  if (near === "today") return hourInWords(date);
  return near === "yesterday" ? "Yesterday" : dayOfYear(date, now);
}

/** Within a sentence: today, 9:22 AM; yesterday, 9:22 AM; Nov 18, 9:22 AM. */
export function momentInWords(date: string, now: Date): string {
  return `${nearDay(date, now) ?? dayOfYear(date, now)}, ${hourInWords(date)}`;
}

/** 9:22 AM today, Nov 12, 2025 on other days. */
export function hourOrDay(date: string, now: Date): string {
  return nearDay(date, now) === "today" ? hourInWords(date) : dayInWords(date);
}

/** 9:22 AM today, 9:22 AM on Nov 12, 2025 on other days. */
export function timeInWords(date: Date | string, now = new Date()): string {
  const time = hourInWords(date);
  return nearDay(date, now) === "today" ? time : `${time} on ${dayInWords(date)}`;
}

function nearDay(date: Date | string, now: Date): "today" | "yesterday" | undefined {
  const its = clinicDay(new Date(date));
  if (its === clinicDay(now)) return "today";
  const dayBefore = new Date(clinicDay(now));
  dayBefore.setUTCDate(dayBefore.getUTCDate() - 1);
  return its === dayBefore.toISOString().slice(0, 10) ? "yesterday" : undefined;
}

function dayOfYear(date: string, now: Date): string {
  const isThisYear = clinicDay(new Date(date)).slice(0, 4) === clinicDay(now).slice(0, 4);
  return (isThisYear ? shortDay : fullDay).format(new Date(date));
}

function hourInWords(date: Date | string): string {
  return hour.format(new Date(date)).replace("\u202f", " ");
}
