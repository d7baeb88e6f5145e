import { clinicTimeZone } from "#content/opening-hours.ts";

const timeZone = clinicTimeZone;
const time = new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" });
const day = new Intl.DateTimeFormat("sv-SE", { timeZone });
const shortDay = new Intl.DateTimeFormat("en-CA", { timeZone, month: "short", day: "numeric" });
const fullDay = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "medium" });

/** The calendar day of a moment at the clinic, such as 2026-11-21. */
export function clinicDay(at: Date): string {
  return day.format(at);
}

/** 9:22 AM, Yesterday, Nov 18 or Nov 18, 2025, by the clinic's clock. */
export function whenInWords(date: string, now: Date): string {
  const near = nearDay(date, now);
  if (near === "today") return hour(date);
  return near === "yesterday" ? "Yesterday" : dayOf(date, now);
}

/** today, 9:22 AM; yesterday, 9:22 AM; Nov 18, 9:22 AM. */
export function momentInWords(date: string, now: Date): string {
  return `${nearDay(date, now) ?? dayOf(date, now)}, ${hour(date)}`;
}

function nearDay(date: string, now: Date): "today" | "yesterday" | undefined {
  const its = clinicDay(new Date(date));
  if (its === clinicDay(now)) return "today";
  const dayBefore = new Date(clinicDay(now));
  dayBefore.setUTCDate(dayBefore.getUTCDate() - 1);
  return its === dayBefore.toISOString().slice(0, 10) ? "yesterday" : undefined;
}

function dayOf(date: string, now: Date): string {
  const isThisYear = clinicDay(new Date(date)).slice(0, 4) === clinicDay(now).slice(0, 4);
  return (isThisYear ? shortDay : fullDay).format(new Date(date));
}

function hour(date: string): string {
  return time.format(new Date(date)).replace("\u202f", " ");
}
