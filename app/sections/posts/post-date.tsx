import { clinicTimeZone } from "#content/opening-hours.ts";

const dateFormat = new Intl.DateTimeFormat("en-CA", {
  dateStyle: "long",
  timeZone: clinicTimeZone,
});

/** Uses the clinic's time zone, so that server and browser render the same day. */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{dateFormat.format(new Date(date))}</time>;
}
