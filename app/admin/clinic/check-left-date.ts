import { findDateErrors } from "#domain/clinic/special-day-errors.ts";
import type { SpecialDay } from "#domain/clinic/special-days.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { ContentRecord } from "./describe-content.ts";
import { isAnyBelow } from "./is-any-below.ts";

interface CheckedDates {
  paths: string[];
  errors: FieldErrors;
}

/**
 * Once a date of a special day is left, its errors are shown, and those shown before are checked again.
 * A day without a start is not finished.
 */
export function checkLeftDate(
  leftPath: string,
  { specialDays }: ContentRecord,
  shown: FieldErrors,
): CheckedDates | undefined {
  if (!/^specialDays\.\d+\.(from|until)$/.test(leftPath)) return undefined;
  const days = specialDays as SpecialDay[];
  const checked = days
    .map((day, i) => ({ day, path: `specialDays.${i}` }))
    .filter(
      ({ day, path }) => day.from !== "" && isAnyBelow([leftPath, ...listDates(shown)], path),
    );
  const found = checked.map(({ day, path }) => {
    const others = days.filter((other) => other !== day && other.from !== "");
    return findDateErrors(day, others, path);
  });
  return {
    paths: checked.flatMap(({ path }) => [`${path}.from`, `${path}.until`]),
    errors: Object.assign({}, ...found),
  };
}

const listDates = (errors: FieldErrors) =>
  Object.keys(errors).filter((path) => /\.(from|until)$/.test(path));
