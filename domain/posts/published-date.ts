import { minuteMs } from "../records/time-units.ts";

const timeZone = "America/Toronto";

const localDatePattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?$/;

/**
 * A date without an offset is in the clinic's time zone, and one without a time is midnight.
 * Undefined if there is no such day or time.
 */
export function parsePublishedDate(text: string): string | undefined {
  const [, day, time = "00:00"] = localDatePattern.exec(text) ?? [];
  const instant = day === undefined ? new Date(text) : parseClinicTime(`${day}T${time}Z`);
  if (Number.isNaN(instant.getTime()) || !isRealDate(text)) return undefined;
  return instant.toISOString();
}

/**
 * The offset is looked up twice, because the first guess may fall on the other side of a clock
 * change.
 */
function parseClinicTime(localTime: string): Date {
  const asUtc = Date.parse(localTime);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  const guess = asUtc - getOffsetMs(asUtc);
  return new Date(asUtc - getOffsetMs(guess));
}

function getOffsetMs(instant: number): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

/** JavaScript reads 30 February as 1 March; years before 1900 are typing errors. */
export function isRealDate(text: string): boolean {
  const day = text.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime())) return false;
  return parsed.toISOString().slice(0, 10) === day && day >= "1900";
}
