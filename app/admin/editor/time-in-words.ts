import { clinicTimeZone } from "#content/opening-hours.ts";

const timeFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: clinicTimeZone,
  timeStyle: "short",
});
const dayFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: clinicTimeZone,
  dateStyle: "medium",
});

/** Such as 2:14 PM by the clinic's clock; of another day, with the day. */
export function timeInWords(at: Date, now = new Date()): string {
  const time = timeFormat.format(at).replace("\u202f", " ");
  const day = dayFormat.format(at);
  return day === dayFormat.format(now) ? time : `${time} on ${day}`;
}
