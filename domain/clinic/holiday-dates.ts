import { listHolidays } from "#content/holidays.ts";

/** The province's holidays of the year and the next one, such as "2026-12-25". */
export function listHolidayDates(year: number): string[] {
  return [...listHolidays(year), ...listHolidays(year + 1)].map(({ date }) =>
    date.toISOString().slice(0, 10),
  );
}
