import { toClinicClock } from "#domain/clinic/clinic-clock.ts";

const dayLength = "YYYY-MM-DD".length;

const dateFormat = new Intl.DateTimeFormat("en-CA", {
  dateStyle: "long",
  timeZone: "UTC",
});

/**
 * Uses the clinic's time zone, so that server and browser render the same day. A date without a
 * time is that day everywhere.
 */
export function PostDate({ date }: { date: string }) {
  const instant = new Date(date.length === dayLength ? `${date}T12:00Z` : date);
  return <time dateTime={date}>{dateFormat.format(toClinicClock(instant))}</time>;
}
