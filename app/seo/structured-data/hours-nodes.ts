import {
  type DatedHours,
  listHoursRows,
  type WeekHours,
  weekdays,
} from "#domain/clinic/open-state.ts";
import { getLastDay } from "#domain/clinic/special-days.ts";
import type { TimeSpan } from "#domain/fields/time-of-day.ts";
import type { TypedNode } from "./graph-node.server.ts";

type HoursNode = TypedNode<"OpeningHoursSpecification">;

export function weekNodes(hours: WeekHours) {
  return listHoursRows(hours).flatMap(({ days, includesHolidays, spans }) => {
    const names = [
      ...weekdays.filter((_, day) => days.includes(day)),
      ...(includesHolidays ? (["PublicHolidays"] as const) : []),
    ];
    const dayOfWeek = names.map((name) => `https://schema.org/${name}` as const);
    return listSpans(spans).map((span) => ({ ...hoursNode(span), dayOfWeek }));
  });
}

export function specialDayNodes(hours: DatedHours) {
  const { specialDays, week, closesOnHolidays, holidays } = hours;
  return specialDays.flatMap(({ from, until, kind, spans }) => {
    const last = getLastDay({ from, until });
    // The week says that the clinic is closed on holidays.
    if (kind === "week")
      return holidays
        .filter((date) => closesOnHolidays && date >= from && date <= last)
        .flatMap((date) => datedNodes(week[getWeekday(date)]?.spans ?? [], date, date));
    return datedNodes(kind === "closed" ? [] : spans, from, last);
  });
}

function datedNodes(spans: readonly TimeSpan[], validFrom: string, validThrough: string) {
  return listSpans(spans).map((span) => ({ ...hoursNode(span), validFrom, validThrough }));
}

/** Counts from Monday. */
function getWeekday(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

/** For example "Monday to Friday 10:00–19:00; Sunday, Public Holidays closed; 2026-12-24 closed". */
export function formatHoursNodes(hours: DatedHours): string {
  const week = weekNodes(hours).map(({ dayOfWeek, ...times }) => {
    const names = dayOfWeek.map((url) => url.replace("https://schema.org/", ""));
    const days = names.filter((name) => name !== "PublicHolidays");
    const run = days.length > 2 ? [`${days[0]} to ${days.at(-1)}`] : days;
    const holidays = names.length > days.length ? ["public holidays"] : [];
    return `${[...run, ...holidays].join(", ")} ${formatTimes(times)}`;
  });
  const special = specialDayNodes(hours).map(({ validFrom, validThrough, ...times }) => {
    const days = validFrom === validThrough ? validFrom : `${validFrom} to ${validThrough}`;
    return `${days} ${formatTimes(times)}`;
  });
  return [...week, ...special].join("; ");
}

function formatTimes({ opens, closes }: { opens: string; closes: string }): string {
  return opens === closes ? "closed" : `${opens}–${closes}`;
}

/** Search engines read opening from midnight to midnight as closed. */
function listSpans(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  return spans.length === 0 ? [{ opens: 0, closes: 0 }] : spans;
}

function hoursNode({ opens, closes }: TimeSpan) {
  return {
    "@type": "OpeningHoursSpecification",
    opens: formatIsoTime(opens),
    closes: formatIsoTime(closes),
  } as const satisfies HoursNode;
}

function formatIsoTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
