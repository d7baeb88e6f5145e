import type { TranslatedHoursWords } from "#content/languages/language-translations.ts";
import type { TimeSpan } from "../fields/time-of-day.ts";
import { type HoursRow, listHoursRows, type WeekHours } from "./open-state.ts";
import { isRange, listNextDays, type SpecialDay } from "./special-days.ts";

export interface TranslatedHoursRow {
  days: string;
  times: string;
  note: string;
}

/** The week's hours, then the special days, in the words and numerals of a language. */
export function translateHours(
  hours: WeekHours,
  words: TranslatedHoursWords,
  language: string,
): TranslatedHoursRow[] {
  const formatTime = createTimeFormat(words, language);
  const formatSpan = ({ opens, closes }: TimeSpan) =>
    fill(words.span, { opens: formatTime(opens), closes: formatTime(closes) });
  const formatTimes = (spans: TimeSpan[]) =>
    spans.length === 0 ? words.closed : spans.map(formatSpan).join(", ");
  const formatDay = createDayFormat(language);
  const weekRows = listHoursRows(hours).map((row) => ({
    days: nameDays(row, words),
    times: formatTimes(row.spans),
    note: words.notes[row.note] ?? "",
  }));
  // A day that is closed may still have the hours that were written for it before.
  const getTimes = (day: SpecialDay) => {
    if (day.kind === "week")
      return isRange(day) ? words.usual : formatTimes(getWeekSpans(hours, day.from));
    return day.kind === "other" ? formatTimes(day.spans) : words.closed;
  };
  const specialRows = listNextDays(hours.specialDays).map((day) => ({
    days: isRange(day)
      ? fill(words.dayRange, { first: formatDay(day.from), last: formatDay(day.until) })
      : formatDay(day.from),
    times: getTimes(day),
    note: "",
  }));
  return [...weekRows, ...specialRows];
}

function getWeekSpans({ week }: WeekHours, date: string): TimeSpan[] {
  const dayAfterMonday = (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
  return week[dayAfterMonday]?.spans ?? [];
}

/** Appointments follow the calendar of Canada in every language. */
function createDayFormat(language: string) {
  const format = new Intl.DateTimeFormat(language, {
    calendar: "gregory",
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  });
  return (date: string): string => format.format(new Date(`${date}T00:00Z`));
}

export function fill(text: string, parts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => parts[name] ?? placeholder);
}

function nameDays({ days, includesHolidays }: HoursRow, words: TranslatedHoursWords): string {
  const [first, last] = [words.days[days[0] ?? -1], words.days[days.at(-1) ?? -1]];
  if (first === undefined || last === undefined) return words.holidays;
  const range = first === last ? first : fill(words.dayRange, { first, last });
  return includesHolidays
    ? fill(words.withHolidays, { days: range, holidays: words.holidays })
    : range;
}

function createTimeFormat({ dayParts }: TranslatedHoursWords, language: string) {
  const hourFormat = new Intl.NumberFormat(language);
  const minuteFormat = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  return (minutes: number): string => {
    const hour = Math.floor(minutes / 60) % 24;
    const minute = minutes % 60;
    const clock = hourFormat.format(hour % 12 === 0 ? 12 : hour % 12);
    const time = minute === 0 ? clock : `${clock}:${minuteFormat.format(minute)}`;
    const dayPart = dayParts.findLast(({ fromHour }) => hour >= fromHour);
    return dayPart ? fill(dayPart.time, { time }) : time;
  };
}
