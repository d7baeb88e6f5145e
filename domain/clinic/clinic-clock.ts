import { clinicTimeZone } from "#content/opening-hours.ts";

const clinicClock = new Intl.DateTimeFormat("en-CA", {
  timeZone: clinicTimeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
});

/** `date` is the clinic's calendar day as midnight UTC; `minutes` count from its midnight. */
export function toClinicTime(now: Date): { date: Date; minutes: number } {
  const parts = clinicClock.formatToParts(now);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return {
    date: new Date(Date.UTC(part("year"), part("month") - 1, part("day"))),
    minutes: part("hour") * 60 + part("minute"),
  };
}
