import { formatSpans, type WeekHours } from "./open-state.ts";

/** The list below the opening hours stays short. */
const maxSpecialDayLines = 4;

export type SpecialDay = WeekHours["specialDays"][number];

/** A day without an end is a single one. */
export function getLastDay({ from, until }: Pick<SpecialDay, "from" | "until">): string {
  return until === "" ? from : until;
}

export function isRange({ from, until }: Pick<SpecialDay, "from" | "until">): boolean {
  return until !== "" && until !== from;
}

/** Those that are not over. `today` is YYYY-MM-DD. */
export function listCurrentDays(specialDays: SpecialDay[], today: string): SpecialDay[] {
  return specialDays.filter((day) => getLastDay(day) >= today);
}

export function listNextDays(specialDays: SpecialDay[]): SpecialDay[] {
  return specialDays.toSorted((a, b) => a.from.localeCompare(b.from)).slice(0, maxSpecialDayLines);
}

/** For example "Thursday, December 24: closed (Christmas Eve)", with "Today" before it on that day. */
export function formatSpecialDay(day: SpecialDay, today = ""): string {
  const { kind, spans, note } = day;
  const times = { closed: "closed", week: "open as usual", other: formatSpans(spans) }[kind];
  return `${formatDays(day, today)}: ${times}${note === "" ? "" : ` (${note})`}`;
}

function formatDays(day: SpecialDay, today: string): string {
  const [first, last] = [formatDay(day.from), formatDay(getLastDay(day))];
  if (getLastDay(day) === today) return `Today, ${last}`;
  if (day.from <= today) return `Until ${last}`;
  return isRange(day) ? `${first} to ${last}` : first;
}

const parts = { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" } as const;
const dayFormat = new Intl.DateTimeFormat("en-CA", parts);
const yearFormat = new Intl.DateTimeFormat("en-CA", { ...parts, year: "numeric" });

/** With the year if it is after the next one, which may be a typo. */
export function formatDay(date: string): string {
  const day = new Date(`${date}T00:00Z`);
  const isFar = day.getUTCFullYear() > new Date().getUTCFullYear() + 1;
  return (isFar ? yearFormat : dayFormat).format(day);
}
