import { formatTime, type TimeSpan } from "../fields/time-of-day.ts";
import { type HoursRow, listHoursRows, type WeekHours, weekdays } from "./open-state.ts";

export interface HoursLine {
  /** For example "Weekdays 10:00 AM – 7:00 PM". */
  text: string;
  /** For example "Sat 10 AM – 4 PM". */
  shortText: string;
  note: string;
}

/** A line for each run of days with the same hours; closed days have none. */
export function listHoursLines(hours: WeekHours): HoursLine[] {
  const rows = listOpenRows(hours);
  if (rows.length === 0) return [closedLine];
  return rows.map((row, i) => {
    const format = i === 0 ? formatTime : formatShortTime;
    return {
      text: `${nameDays(row)} ${formatSpans(row.spans, format, " – ")}`,
      shortText: `${nameDaysShort(row)} ${formatSpans(row.spans, formatShortTime, " – ")}`,
      note: row.note,
    };
  });
}

/** For example "weekdays 10 AM to 7 PM, Saturdays 10 AM to 4 PM"; empty if the clinic is closed. */
export function formatHoursSentence(hours: WeekHours): string {
  return listOpenRows(hours)
    .map((row) => {
      const name = nameDays(row);
      const days = name === "Weekdays" ? "weekdays" : name;
      return `${days} ${formatSpans(row.spans, formatShortTime, " to ")}`;
    })
    .join(", ");
}

/** For example "Evenings until 7, Saturdays, and by video": what people with a job ask for. */
export function formatAvailability(hours: WeekHours, ending: string): string {
  const times = listLateHours(hours);
  return times.length === 0 ? `In person${ending}` : times.join(", ") + ending;
}

function listLateHours({ week }: WeekHours): string[] {
  const closings = week.slice(0, 5).flatMap(({ spans }) => spans.map(({ closes }) => closes));
  const latest = Math.max(0, ...closings);
  const evening = `Evenings until ${formatShortTime(latest).replace(/ [AP]M$/, "")}`;
  return [
    ...(latest > eveningStart ? [evening] : []),
    ...[5, 6].filter((day) => week[day]?.spans.length).map((day) => `${weekdays[day]}s`),
  ];
}

export function countOpenDays({ week }: WeekHours): number {
  return week.filter(({ spans }) => spans.length > 0).length;
}

const eveningStart = 17 * 60;
const closedLine = { text: "Closed until further notice", shortText: "Closed", note: "" };

function listOpenRows(hours: WeekHours): HoursRow[] {
  return listHoursRows(hours).filter(({ spans }) => spans.length > 0);
}

function nameDays({ days, name, includesHolidays }: HoursRow): string {
  if (days.join() === "0,1,2,3,4") return "Weekdays";
  if (days.length === 7) return "Every day";
  return days.length === 1 && !includesHolidays ? `${name}s` : name;
}

function nameDaysShort({ days }: HoursRow): string {
  const first = (weekdays[days[0] ?? 0] ?? "").slice(0, 3);
  const last = (weekdays[days.at(-1) ?? 0] ?? "").slice(0, 3);
  return first === last ? first : `${first}–${last}`;
}

function formatSpans(
  spans: readonly TimeSpan[],
  format: (minutes: number) => string,
  separator: string,
): string {
  return spans
    .map(({ opens, closes }) => `${format(opens)}${separator}${format(closes)}`)
    .join(" and ");
}

/** For example "10 AM" or "8:30 AM". */
function formatShortTime(minutes: number): string {
  return formatTime(minutes).replace(":00", "");
}
