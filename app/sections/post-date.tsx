import { clinicTimeZone } from "#content/opening-hours.ts";

const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: clinicTimeZone });

/** The day by the clinic's clock, wherever it is rendered: November 12, 2025. */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
