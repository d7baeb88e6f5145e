import { formatTime, type TimeSpan } from "../fields/time-of-day.ts";
import { dayMs, minuteMs } from "../records/time-units.ts";
import { toClinicTime } from "./clinic-clock.ts";

/** In the order of `week`, which begins on Monday. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

interface DayHours {
  spans: TimeSpan[];
  note: string;
}

/** The stored hours, which hours-definition.ts defines. */
export type WeekHours = {
  week: DayHours[];
  closesOnHolidays: boolean;
  specialDays: {
    from: string;
    until: string;
    kind: "closed" | "other" | "week";
    spans: TimeSpan[];
    note: string;
  }[];
};

/** Holidays are listed by the server, so that pages need no calendar of them. */
export interface DatedHours extends WeekHours {
  holidays: readonly string[];
}

export interface HoursRow extends DayHours {
  /** For example "Monday to Friday", or "Sunday and holidays". */
  name: string;
  /** Indexes of `week`. */
  days: number[];
  includesHolidays: boolean;
}

export function listHoursRows({ week, closesOnHolidays }: WeekHours): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const [i, day] of week.entries()) {
    const row = rows.at(-1);
    if (row && isSameDay(row, day)) row.days.push(i);
    else rows.push({ ...day, name: "", days: [i], includesHolidays: false });
  }
  const closedRow = rows.filter(({ spans }) => spans.length === 0).at(-1);
  if (closesOnHolidays) {
    if (closedRow) closedRow.includesHolidays = true;
    else rows.push({ name: "", days: [], includesHolidays: true, spans: [], note: "" });
  }
  return rows.map((row) => ({ ...row, name: nameRow(row) }));
}

function isSameDay(a: DayHours, b: DayHours): boolean {
  return a.note === b.note && formatSpans(a.spans) === formatSpans(b.spans);
}

function nameRow({ days, includesHolidays }: HoursRow): string {
  const [first, last] = [weekdays[days[0] ?? -1], weekdays[days.at(-1) ?? -1]];
  if (first === undefined || last === undefined) return "Holidays";
  const separator = days.length === 2 ? "and" : "to";
  const name = first === last ? first : `${first} ${separator} ${last}`;
  return includesHolidays ? `${name} and holidays` : name;
}

/** For example "10:00 AM – 7:00 PM"; several spans are separated by commas. */
export function formatSpans(spans: readonly TimeSpan[]): string {
  if (spans.length === 0) return "Closed";
  return spans
    .map(({ opens, closes }) => `${formatTime(opens)} – ${formatTime(closes)}`)
    .join(", ");
}

export interface OpenState {
  isOpen: boolean;
  /** For example "until 7:00 PM today", or "opens Monday at 10:00 AM". */
  detail: string;
}

export function getOpenState(hours: DatedHours, now: Date): OpenState {
  const { date, minutes } = toClinicTime(now);
  const today = findSpansForDate(hours, date);
  const current = today.find(({ opens, closes }) => minutes >= opens && minutes < closes);
  if (current) {
    const joined = (closes: number, span: TimeSpan) =>
      span.opens === closes ? span.closes : closes;
    const closes = today.reduce(joined, current.closes);
    return { isOpen: true, detail: `until ${formatTime(closes)} today` };
  }
  const next = today.find(({ opens }) => minutes < opens);
  if (next) return { isOpen: false, detail: `opens today at ${formatTime(next.opens)}` };
  for (let daysAhead = 1; daysAhead <= 60; daysAhead += 1) {
    const day = new Date(date.getTime() + daysAhead * dayMs);
    const [first] = findSpansForDate(hours, day);
    if (first) {
      const name = nameDay(day, daysAhead);
      return { isOpen: false, detail: `opens ${name} at ${formatTime(first.opens)}` };
    }
  }
  return { isOpen: false, detail: "" };
}

/** For example "until Monday at 10:00 AM" or "until 10:00 AM today"; undefined while it is open. */
export function formatClosure({ isOpen, detail }: OpenState): string | undefined {
  if (isOpen) return undefined;
  if (detail === "") return "until further notice";
  return detail.replace(/^opens today at (.+)$/, "until $1 today").replace(/^opens( on)?/, "until");
}

/** Local times at which the clinic opens or closes on that day, and the midnight that ends it. */
export function listStateChanges(hours: DatedHours, now: Date): string[] {
  const { date } = toClinicTime(now);
  const minutes = findSpansForDate(hours, date).flatMap(({ opens, closes }) => [opens, closes]);
  return [...minutes, 24 * 60].map((minute) =>
    new Date(date.getTime() + minute * minuteMs).toISOString().slice(0, 16),
  );
}

/** The row of a normal week that applies today; undefined on a special day with its own hours. */
export function findHoursRow(hours: DatedHours, now: Date): HoursRow | undefined {
  const { date } = toClinicTime(now);
  const special = findSpecialDay(hours, formatDate(date));
  if (special && special.kind !== "week") return undefined;
  const rows = listHoursRows(hours);
  return special === undefined && isClosedHoliday(hours, formatDate(date))
    ? rows.find(({ includesHolidays }) => includesHolidays)
    : rows.find(({ days }) => days.includes(getWeekday(date)));
}

/** A special day wins over a holiday, and a holiday over the week. `date` is midnight UTC. */
export function findSpansForDate(hours: DatedHours, date: Date): TimeSpan[] {
  const day = formatDate(date);
  const special = findSpecialDay(hours, day);
  if (special && special.kind !== "week") return special.kind === "other" ? special.spans : [];
  if (special === undefined && isClosedHoliday(hours, day)) return [];
  return hours.week[getWeekday(date)]?.spans ?? [];
}

function findSpecialDay({ specialDays }: WeekHours, day: string) {
  return specialDays
    .filter(({ from, until }) => day >= from && day <= (until === "" ? from : until))
    .at(-1);
}

function isClosedHoliday({ closesOnHolidays, holidays }: DatedHours, day: string): boolean {
  return closesOnHolidays && holidays.includes(day);
}

function formatDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function getWeekday(date: Date): number {
  return (date.getUTCDay() + 6) % 7;
}

function nameDay(date: Date, daysAhead: number): string {
  if (daysAhead === 1) return "tomorrow";
  if (daysAhead < 7) return weekdays[getWeekday(date)] ?? "";
  return `on ${longDateFormat.format(date)}`;
}

const longDateFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: "UTC",
  month: "long",
  day: "numeric",
});
