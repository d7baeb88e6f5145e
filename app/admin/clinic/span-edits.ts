import type { TimeSpan } from "#domain/fields/time-of-day.ts";

/** The value of a time that cannot be read: a number, because an autosave is JSON. */
export const notATime = -1;

const minutesPerDay = 24 * 60;
const stepMinutes = 15;
const breakMinutes = 60;
const usualSpan: TimeSpan = { opens: 10 * 60, closes: 19 * 60 };

/** The next span begins an hour after the last one ends, and is as long as the day allows. */
export function addSpan(spans: readonly TimeSpan[]): TimeSpan[] {
  const last = spans.at(-1);
  if (last === undefined) return [usualSpan];
  if (last.closes === notATime) return [...spans, { opens: notATime, closes: notATime }];
  const opens = Math.min(last.closes + breakMinutes, minutesPerDay - stepMinutes);
  const closes = Math.min(Math.max(usualSpan.closes, opens + breakMinutes), minutesPerDay);
  return [...spans, { opens, closes }];
}

/** Moves to the next quarter of an hour. */
export function stepTime(minutes: number, direction: 1 | -1): number {
  if (minutes === notATime) return usualSpan.opens;
  const quarters = minutes / stepMinutes;
  const next = direction === 1 ? Math.floor(quarters) + 1 : Math.ceil(quarters) - 1;
  return Math.min(Math.max(next * stepMinutes, 0), minutesPerDay);
}
