/** All hours are in the clinic's time zone, not the visitor's. */
export const clinicTimeZone = "America/Toronto";

interface Hours {
  /** 0 to 24. */
  opens: number;
  closes: number;
}

export interface HoursRow {
  name: string;
  note?: string;
  /** Days of the week, Sunday is 0. */
  days: number[];
  includesHolidays?: boolean;
  hours?: Hours;
}

export const openingHours: HoursRow[] = [
  { name: "Monday to Friday", days: [1, 2, 3, 4, 5], hours: { opens: 10, closes: 19 } },
  {
    name: "Saturday",
    note: "all services, in person and virtual",
    days: [6],
    hours: { opens: 10, closes: 16 },
  },
  { name: "Sunday and holidays", days: [0], includesHolidays: true },
];

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export interface OpenState {
  isOpen: boolean;
  detail: string;
}

export function getOpenState(now: Date): OpenState {
  const { date, minutes } = toClinicTime(now);
  const today = findHoursForDate(date);
  if (today && minutes >= today.opens * 60 && minutes < today.closes * 60)
    return { isOpen: true, detail: `until ${formatHour(today.closes)} today` };
  if (today && minutes < today.opens * 60)
    return { isOpen: false, detail: `opens today at ${formatHour(today.opens)}` };
  for (let daysAhead = 1; daysAhead <= 14; daysAhead += 1) {
    const day = addDays(date, daysAhead);
    const hours = findHoursForDate(day);
    if (hours) {
      const name = daysAhead === 1 ? "tomorrow" : weekdays[day.getUTCDay()];
      return { isOpen: false, detail: `opens ${name} at ${formatHour(hours.opens)}` };
    }
  }
  return { isOpen: false, detail: "" };
}

export function findHoursRow(now: Date): HoursRow | undefined {
  return findRowForDate(toClinicTime(now).date);
}

export function formatHours({ hours }: HoursRow): string {
  return hours ? `${formatHour(hours.opens)} – ${formatHour(hours.closes)}` : "Closed";
}

/** Ontario's nine public holidays (Employment Standards Act, 2000). */
export function isHoliday(date: Date): boolean {
  const year = date.getUTCFullYear();
  const easter = easterSunday(year);
  return [
    day(year, 1, 1), // New Year's Day
    nthMonday(year, 2, 3), // Family Day
    addDays(easter, -2), // Good Friday
    mondayBefore(day(year, 5, 25)), // Victoria Day
    day(year, 7, 1), // Canada Day
    nthMonday(year, 9, 1), // Labour Day
    nthMonday(year, 10, 2), // Thanksgiving
    day(year, 12, 25), // Christmas Day
    day(year, 12, 26), // Boxing Day
  ].some((holiday) => holiday.getTime() === date.getTime());
}

function findHoursForDate(date: Date): Hours | undefined {
  return findRowForDate(date)?.hours;
}

function findRowForDate(date: Date): HoursRow | undefined {
  if (isHoliday(date)) return openingHours.find(({ includesHolidays }) => includesHolidays);
  return openingHours.find(({ days }) => days.includes(date.getUTCDay()));
}

/** `date` is the clinic's calendar day as midnight UTC; `minutes` count from its midnight. */
function toClinicTime(now: Date): { date: Date; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: clinicTimeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return {
    date: day(part("year"), part("month"), part("day")),
    minutes: part("hour") * 60 + part("minute"),
  };
}

function formatHour(hour: number): string {
  return `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? "AM" : "PM"}`;
}

function day(year: number, month: number, dayOfMonth: number): Date {
  return new Date(Date.UTC(year, month - 1, dayOfMonth));
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}

function nthMonday(year: number, month: number, n: number): Date {
  const first = day(year, month, 1);
  return addDays(first, ((8 - first.getUTCDay()) % 7) + (n - 1) * 7);
}

function mondayBefore(date: Date): Date {
  return addDays(date, -((date.getUTCDay() + 6) % 7 || 7));
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
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
  return day(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}
const openWeekday = { spans: [{ opens: 10 * 60, closes: 19 * 60 }], note: "" };

/** The hours until staff change them. */
export const defaultHours = {
  /** From Monday to Sunday, in minutes from midnight. */
  week: [
    ...Array.from({ length: 5 }, () => openWeekday),
    {
      spans: [{ opens: 10 * 60, closes: 16 * 60 }],
      note: "all services, in person and virtual",
    },
    { spans: [], note: "" },
  ],
  closesOnHolidays: true,
  specialDays: [],
};
