import { toClinicClock } from "#domain/clinic/clinic-clock.ts";
import { formatLocalTime, getLocalDate } from "#domain/clinic/local-time.ts";
import { parsePublishedDate } from "#domain/posts/published-date.ts";
import { addDays } from "#domain/records/add-days.ts";
import { dayMs } from "#domain/records/time-units.ts";

/** Formats a date whose UTC fields are the time at the clinic, or a calendar day. */
const timeZone = "UTC";
const timeFormat = new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" });
const preciseTimeFormat = new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "medium" });
const weekdayFormat = new Intl.DateTimeFormat("en-CA", { timeZone, weekday: "short" });
const shortDateFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone,
  month: "short",
  day: "numeric",
});
const mediumDateFormat = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "medium" });
const fullDateFormat = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "full" });

/** The value of a date and time field, such as 2026-11-24T09:30. */
export function toClinicDateTime(date: string): string {
  // A year that is being typed begins as 0002.
  if (/^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(date)) return date;
  const timestamp = parsePublishedDate(date);
  return timestamp === undefined ? "" : formatLocalTime(new Date(timestamp));
}

/** Such as Nov 12, 2025. */
export function formatDate(date: Date | string): string {
  return mediumDateFormat.format(readClock(date));
}

/** Such as November 12, 2025, or as the language with this code writes it. */
export function formatLongDate(date: string, language = "en-CA"): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, dateStyle: "long" });
  return format.format(readClock(date));
}

/** Such as Thursday, November 12, 2026, 9:00 AM. */
export function formatFullDateTime(date: string): string {
  return `${fullDateFormat.format(readClock(date))}, ${formatTime(date)}`;
}

/** Such as Nov 12, 2025, 9:00 AM. */
export function formatDateTime(date: string): string {
  return `${formatDate(date)}, ${formatTime(date)}`;
}

/** For lists: 9:22 AM, Yesterday, Nov 18 or Nov 18, 2025. */
export function formatRelativeDate(date: string, now: Date): string {
  const relativeDay = getRelativeDay(date, now);
  if (relativeDay === "today") return formatTime(date);
  return relativeDay === "yesterday" ? "Yesterday" : formatShortDate(date, now);
}

/** Within a sentence: today, 9:22 AM; yesterday, 9:22 AM; Nov 18, 9:22 AM. */
export function formatRelativeDateTime(date: string, now: Date): string {
  return `${getRelativeDay(date, now) ?? formatShortDate(date, now)}, ${formatTime(date)}`;
}

/** 9:22 AM today, Fri, 9:22 AM in the last week, Nov 12, 2025 before. */
export function formatWeekdayTime(date: string, now: Date): string {
  if (getRelativeDay(date, now) === "today") return formatTime(date);
  const isThisWeek = now.getTime() - new Date(date).getTime() < 6 * dayMs;
  return isThisWeek
    ? `${weekdayFormat.format(readClock(date))}, ${formatTime(date)}`
    : formatDate(date);
}

/** Takes a date such as 2026-11-21, which belongs to no time zone. */
export function formatWeekday(date: string): string {
  return weekdayFormat.format(new Date(date));
}

/** Such as Nov 21; takes the same dates. */
export function formatMonthDay(date: string): string {
  return shortDateFormat.format(new Date(date));
}

/** 9:22 AM today, Nov 12, 2025 on other days. */
export function formatTimeOrDate(date: string, now: Date): string {
  return getRelativeDay(date, now) === "today" ? formatTime(date) : formatDate(date);
}

/** 9:22 AM today, 9:22 AM on Nov 12, 2025 on other days; as 9:22:05 AM if it has seconds. */
export function formatTimeOnDate(date: Date | string, { hasSeconds = false } = {}): string {
  const time = formatTime(date, hasSeconds ? preciseTimeFormat : timeFormat);
  return getRelativeDay(date, new Date()) === "today" ? time : `${time} on ${formatDate(date)}`;
}

function getRelativeDay(date: Date | string, now: Date): "today" | "yesterday" | undefined {
  const clinicDate = getLocalDate(new Date(date));
  if (clinicDate === getLocalDate(now)) return "today";
  return clinicDate === addDays(getLocalDate(now), -1) ? "yesterday" : undefined;
}

function formatShortDate(date: string, now: Date): string {
  const isThisYear = getLocalDate(new Date(date)).slice(0, 4) === getLocalDate(now).slice(0, 4);
  return (isThisYear ? shortDateFormat : mediumDateFormat).format(readClock(date));
}

function formatTime(date: Date | string, format = timeFormat): string {
  return format.format(readClock(date)).replace("\u202f", " ");
}

function readClock(date: Date | string): Date {
  return toClinicClock(new Date(date));
}
