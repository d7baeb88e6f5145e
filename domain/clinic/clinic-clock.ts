import { clinicTimeZone } from "#content/opening-hours.ts";

/** `date` is the clinic's calendar day as midnight UTC; `minutes` count from its midnight. */
export function toClinicTime(now: Date): { date: Date; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: clinicTimeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return {
    date: new Date(Date.UTC(part("year"), part("month") - 1, part("day"))),
    minutes: part("hour") * 60 + part("minute"),
  };
}

/** For example "2026-12-24T12:00": sorts like the times themselves. */
export function formatLocalTime(now: Date): string {
  const { date, minutes } = toClinicTime(now);
  return new Date(date.getTime() + minutes * minuteMs).toISOString().slice(0, 16);
}

/** The reverse of formatLocalTime. A time that the clock skips becomes an hour earlier. */
export function parseLocalTime(localTime: string): Date {
  const asUtc = Date.parse(`${localTime}Z`);
  const getOffset = (timestamp: number) =>
    Date.parse(`${formatLocalTime(new Date(timestamp))}Z`) - timestamp;
  const guess = asUtc - getOffset(asUtc);
  return new Date(asUtc - getOffset(guess));
}

const minuteMs = 60_000;
