import type { FieldErrors } from "../fields/field-list.ts";
import { getLocalDate } from "./local-time.ts";
import { formatSpecialDay, getLastDay, type SpecialDay } from "./special-days.ts";

type Days = Pick<SpecialDay, "from" | "until">;

/** Errors of the dates of one special day, also beside the others. */
export function findDateErrors(days: Days, others: SpecialDay[], path: string): FieldErrors {
  const { from, until } = days;
  const errors: FieldErrors = {};
  if (until !== "" && until < from) errors[`${path}.until`] = "Choose an end after the start.";
  else if (until >= `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`)
    errors[`${path}.until`] = "This lasts a year or longer. Please check the year.";
  const overlapped = findOverlap(days, others);
  if (overlapped)
    errors[`${path}.from`] =
      `This overlaps “${formatSpecialDay(overlapped)}”. Each day can be in one of them.`;
  return errors;
}

/** Past days may overlap, since nobody reads them. */
function findOverlap(days: Days, others: SpecialDay[]): SpecialDay | undefined {
  if (getLastDay(days) < getLocalDate(new Date())) return undefined;
  return others.find((other) => other.from <= getLastDay(days) && getLastDay(other) >= days.from);
}
