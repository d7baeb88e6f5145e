/** By the clock of the clinic (the Ontario time zone): a date of ours begins at its midnight. */
const timeZone = "America/Toronto";

const isLocal = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?$/;
const minuteMs = 60_000;

/**
 * A moment as ISO 8601 text in UTC. A date alone is its midnight at the clinic, a date and time
 * without an offset is by the clinic's clock, anything else is taken as it is. Undefined where there
 * is no such day or hour.
 */
export function readPublishedDate(text: string): string | undefined {
  const [, day, time = "00:00"] = isLocal.exec(text) ?? [];
  const moment = day === undefined ? new Date(text) : clinicMoment(`${day}T${time}Z`);
  if (Number.isNaN(moment.getTime()) || !isRealDay(text)) return undefined;
  return moment.toISOString();
}

/** What a clock at the clinic showed as `wall` is that much later in UTC. */
function clinicMoment(wall: string): Date {
  const asUtc = Date.parse(wall);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  const guess = asUtc - offsetMs(asUtc);
  return new Date(asUtc - offsetMs(guess));
}

/** How far the clinic's clock is ahead of UTC at a moment: negative. */
function offsetMs(moment: number): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

/** JavaScript takes 30 February for 1 March; years before 1900 are slips of the finger. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const read = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(read.getTime())) return false;
  return read.toISOString().slice(0, 10) === day && day >= "1900";
}
