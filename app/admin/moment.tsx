import { clinicTimeZone } from "#content/opening-hours.ts";

const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: clinicTimeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

/** By the clinic's clock, the same on the server and in the browser. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
