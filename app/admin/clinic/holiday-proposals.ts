import { listHolidays } from "#content/holidays.ts";
import type { WeekHours } from "#domain/clinic/open-state.ts";
import { getLastDay } from "#domain/clinic/special-days.ts";
import { dayMs } from "#domain/records/time-units.ts";
import { formatLocalDate } from "./describe-content.ts";

interface HolidayProposal {
  /** For example "2026-12-25". */
  date: string;
  name: string;
  /** For example "Fri, Dec 25, 2026". */
  dateLabel: string;
}

type SpecialDay = WeekHours["specialDays"][number];

const proposedDays = 365;

/** The province's holidays of the next twelve months that are no special day yet. */
export function listHolidayProposals(
  { specialDays }: Pick<WeekHours, "specialDays">,
  today: string,
): HolidayProposal[] {
  const first = new Date(`${today}T00:00Z`);
  const last = new Date(first.getTime() + proposedDays * dayMs);
  const years = [first.getUTCFullYear(), first.getUTCFullYear() + 1];
  return years
    .flatMap((year) => listHolidays(year))
    .filter(({ date }) => date >= first && date < last)
    .map(({ date, name }) => ({ name, date: date.toISOString().slice(0, 10) }))
    .filter(({ date }) => !specialDays.some((day) => includesDate(day, date)))
    .map((holiday) => ({ ...holiday, dateLabel: formatLocalDate(holiday.date) }));
}

/** A clinic that is closed on holidays opens on this one; another one closes. */
export function proposeSpecialDay(
  { closesOnHolidays }: Pick<WeekHours, "closesOnHolidays">,
  { date, name }: HolidayProposal,
): SpecialDay {
  const note = name.slice(0, 40);
  return closesOnHolidays
    ? { from: date, until: "", kind: "other", spans: [{ opens: 600, closes: 900 }], note }
    : { from: date, until: "", kind: "closed", spans: [], note };
}

function includesDate(day: SpecialDay, date: string): boolean {
  return date >= day.from && date <= getLastDay(day);
}
