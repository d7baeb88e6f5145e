const timeZone = "America/Toronto";

const isLocal = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?$/;
const minuteMs = 60_000;

/**
 * A date without an offset is in the clinic's time zone, and one without a time is midnight.
 * Undefined if there is no such day or time.
 */
export function readPublishedDate(text: string): string | undefined {
  const [, day, time = "00:00"] = isLocal.exec(text) ?? [];
  const moment = day === undefined ? new Date(text) : clinicMoment(`${day}T${time}Z`);
  if (Number.isNaN(moment.getTime()) || !isRealDay(text)) return undefined;
  return moment.toISOString();
}

/**
 * The offset is looked up twice, because the first guess may fall on the other side of a clock
 * change.
 */
function clinicMoment(wall: string): Date {
  const asUtc = Date.parse(wall);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  const guess = asUtc - offsetMs(asUtc);
  return new Date(asUtc - offsetMs(guess));
}

function offsetMs(moment: number): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

/** JavaScript reads 30 February as 1 March; years before 1900 are typing errors. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const read = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(read.getTime())) return false;
  return read.toISOString().slice(0, 10) === day && day >= "1900";
}
