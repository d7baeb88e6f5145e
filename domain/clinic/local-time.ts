import { getUtcOffsetMs, toClinicClock } from "./clinic-clock.ts";

/** For example "2026-12-24T12:00": sorts like the times themselves. */
export function formatLocalTime(now: Date): string {
  return toClinicClock(now).toISOString().slice(0, 16);
}

/** The date at the clinic, for example "2026-12-24". */
export function getLocalDate(now: Date): string {
  return formatLocalTime(now).slice(0, 10);
}

/** Accepts seconds, too. A time that the clock skips becomes an hour later. */
export function parseLocalTime(localTime: string): Date {
  const asUtc = Date.parse(`${localTime}Z`);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  const guess = asUtc - getUtcOffsetMs(asUtc);
  // Looked up again, because the first guess may fall on the other side of a clock change.
  const timestamp = asUtc - getUtcOffsetMs(guess);
  return new Date(asUtc - Math.min(getUtcOffsetMs(guess), getUtcOffsetMs(timestamp)));
}

/** Both are calendar days; an empty one has no age. */
export function isYearOld(date: string, today: string): boolean {
  return date !== "" && date < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}
