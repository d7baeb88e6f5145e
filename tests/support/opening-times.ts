import assert from "node:assert/strict";
import { defaultHours } from "#content/opening-hours.ts";
import { listHolidayDates } from "#domain/clinic/holiday-dates.ts";
import { parseLocalTime } from "#domain/clinic/local-time.ts";
import { findSpansForDate } from "#domain/clinic/open-state.ts";
import { addDays } from "#domain/records/add-days.ts";

export const hoursOf2026 = { ...defaultHours, holidays: listHolidayDates(2026) };
const days = Array.from({ length: 100 }, (_, i) => addDays("2026-11-16", i));
const listSpans = (day: string, closesOnHolidays = true) =>
  findSpansForDate({ ...hoursOf2026, closesOnHolidays }, new Date(`${day}T00:00:00Z`));

const openDay = days.find((day) => listSpans(day).length > 0) ?? assert.fail();
/** Minutes from midnight at the clinic. */
export const closing = listSpans(openDay).at(-1)?.closes ?? assert.fail();
const dayOff = days.find((day) => listSpans(day, false).length === 0);
const holiday = days.find((day) => listSpans(day).length === 0 && listSpans(day, false).length > 0);
const breakDay = days.find((day) => listSpans(day).length > 1);

export const openTime = toDate(openDay, closing - 1);
export const closedTime = toDate(openDay, closing + 1);
export const closedTimes = [
  { period: "in the evening", time: closedTime },
  ...(dayOff ? [{ period: "on a day off", time: toDate(dayOff, 12 * 60) }] : []),
  ...(holiday ? [{ period: "on a holiday", time: toDate(holiday, 12 * 60) }] : []),
  ...(breakDay
    ? [{ period: "in a break", time: toDate(breakDay, listSpans(breakDay)[0]?.closes ?? 0) }]
    : []),
];

/** `minutes` count from midnight at the clinic. */
function toDate(day: string, minutes: number): Date {
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, "0"));
  return parseLocalTime(`${day}T${time.join(":")}`);
}
