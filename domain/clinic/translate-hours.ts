import type { TranslatedHoursWords } from "#content/languages/language-translations.ts";
import type { TimeSpan } from "../fields/time-of-day.ts";
import { type HoursRow, listHoursRows, type WeekHours } from "./open-state.ts";

export interface TranslatedHoursRow {
  days: string;
  times: string;
  note: string;
}

/** The week's hours in the words and numerals of a language. */
export function translateHours(
  hours: WeekHours,
  words: TranslatedHoursWords,
  language: string,
): TranslatedHoursRow[] {
  const formatTime = createTimeFormat(words, language);
  const formatSpan = ({ opens, closes }: TimeSpan) =>
    fill(words.span, { opens: formatTime(opens), closes: formatTime(closes) });
  return listHoursRows(hours).map((row) => ({
    days: nameDays(row, words),
    times: row.spans.length === 0 ? words.closed : row.spans.map(formatSpan).join(", "),
    note: words.notes[row.note] ?? "",
  }));
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
