import { type Field, type FieldErrors, type FieldList, getRequiredMessage } from "./field-list.ts";
import { pickValues } from "./pick-values.ts";

/** A draft may be incomplete. */
export function toDraftFields<F extends FieldList>(fields: F): Record<keyof F, Field> {
  const drafts = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, required: false },
  ]);
  return Object.fromEntries(drafts);
}

/** An error for each required text that a published item lacks. */
export function findMissingFields(
  fields: FieldList,
  item: { status?: string },
): FieldErrors | undefined {
  if (item.status === "draft") return undefined;
  const values = pickValues(fields, item);
  const missing = Object.entries(fields).filter(
    ([name, field]) => field.required && values[name] === "",
  );
  if (missing.length === 0) return undefined;
  return Object.fromEntries(missing.map(([name, field]) => [name, getRequiredMessage(field)]));
}
