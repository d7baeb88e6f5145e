import { clinicTimeZone } from "#content/opening-hours.ts";
import { minuteMs } from "../records/time-units.ts";

const zoneFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: clinicTimeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
});

/** The clinic's offset from UTC in minutes, by the time zone data of this device. */
export function getDeviceOffset(minute: number): number {
  const parts = zoneFormat.formatToParts(minute * minuteMs);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const [year, month, day] = [part("year"), part("month") - 1, part("day")];
  return Date.UTC(year, month, day, part("hour"), part("minute")) / minuteMs - minute;
}
