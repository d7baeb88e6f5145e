import { futureDateMessage, isFutureDate } from "../clinic/future-date.ts";
import { parseLocalTime } from "../clinic/local-time.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { isRealDate } from "../fields/is-real-date.ts";

const localDatePattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?$/;

/**
 * A date without an offset is in the clinic's time zone, and one without a time is midnight.
 * Undefined if there is no such day or time.
 */
export function parsePublishedDate(text: string): string | undefined {
  const [, day, time = "00:00"] = localDatePattern.exec(text) ?? [];
  const instant = day === undefined ? new Date(text) : parseLocalTime(`${day}T${time}`);
  if (Number.isNaN(instant.getTime()) || !isRealDate(text)) return undefined;
  return instant.toISOString();
}

export function findDateErrors({ published_date, reviewed_on }: PostDates): FieldErrors {
  const errors: FieldErrors = {};
  if (published_date && parsePublishedDate(published_date) === undefined)
    errors.published_date = noSuchDate;
  if (reviewed_on && !isRealDate(reviewed_on)) errors.reviewed_on = noSuchDate;
  else if (reviewed_on && isFutureDate(reviewed_on)) errors.reviewed_on = futureDateMessage;
  return errors;
}

interface PostDates {
  published_date?: string | undefined;
  reviewed_on?: string | undefined;
}

const noSuchDate = "There is no such date.";
