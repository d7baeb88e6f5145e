/** `date` is a calendar day as midnight UTC. */
interface Holiday {
  name: string;
  date: Date;
}

/** Ontario's nine public holidays (Employment Standards Act, 2000). */
export function listHolidays(year: number): Holiday[] {
  return [
    { name: "New Year’s Day", date: day(year, 1, 1) },
    { name: "Family Day", date: nthMonday(year, 2, 3) },
    { name: "Good Friday", date: goodFriday(year) },
    { name: "Victoria Day", date: mondayBefore(year, 5, 25) },
    { name: "Canada Day", date: day(year, 7, 1) },
    { name: "Labour Day", date: nthMonday(year, 9, 1) },
    { name: "Thanksgiving", date: nthMonday(year, 10, 2) },
    { name: "Christmas Day", date: day(year, 12, 25) },
    { name: "Boxing Day", date: day(year, 12, 26) },
  ];
}

export const holidayProvince = "Ontario";

function day(year: number, month: number, dayOfMonth: number): Date {
  return new Date(Date.UTC(year, month - 1, dayOfMonth));
}

function nthMonday(year: number, month: number, n: number): Date {
  const firstWeekday = day(year, month, 1).getUTCDay();
  return day(year, month, n * 7 - ((firstWeekday + 5) % 7));
}

function mondayBefore(year: number, month: number, dayOfMonth: number): Date {
  const weekday = day(year, month, dayOfMonth).getUTCDay();
  return day(year, month, dayOfMonth - ((weekday + 6) % 7 || 7));
}

/** Two days before Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
function goodFriday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return day(year, month, ((h + l - 7 * m + 114) % 31) - 1);
}
