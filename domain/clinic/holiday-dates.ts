import { listHolidays } from "#content/holidays.ts";
import { addDays } from "../records/add-days.ts";
import { findSpansForDate, type WeekHours } from "./open-state.ts";
import { getLastDay, type SpecialDay } from "./special-days.ts";

const announcedDays = 35;

/** The province's holidays of the year and the next one, such as "2026-12-25". */
export function listHolidayDates(year: number): string[] {
  return listNamedHolidays(year).map(({ date }) => date);
}

/** Adds the holidays of the next five weeks on which the clinic is closed instead of open. */
export function addHolidayClosures(hours: WeekHours, today: string): SpecialDay[] {
  const { specialDays, closesOnHolidays } = hours;
  if (!closesOnHolidays) return specialDays;
  const usual = { ...hours, specialDays: [], holidays: [] };
  const closures = listNamedHolidays(Number(today.slice(0, 4))).filter(
    ({ date }) =>
      date >= today &&
      date <= addDays(today, announcedDays) &&
      findSpansForDate(usual, new Date(date)).length > 0 &&
      specialDays.every((day) => date < day.from || date > getLastDay(day)),
  );
  return [
    ...specialDays,
    ...closures.map(({ date, name }) => ({
      ...{ from: date, until: "", spans: [], note: name },
      kind: "closed" as const,
    })),
  ];
}

function listNamedHolidays(year: number): { name: string; date: string }[] {
  return [...listHolidays(year), ...listHolidays(year + 1)].map(({ name, date }) => ({
    name,
    date: date.toISOString().slice(0, 10),
  }));
}
