import { addDays } from "../records/add-days.ts";
import { getLocalDate } from "./local-time.ts";

export const futureDateMessage =
  "This date is in the future. Please enter today, or the day it was.";

/** Tomorrow is not refused, because it is today elsewhere. */
export function isFutureDate(date: string): boolean {
  return date > addDays(getLocalDate(new Date()), 1);
}
