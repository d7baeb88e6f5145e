import type { FieldList, FieldValues } from "./field-list.ts";

export function listFieldNames<F extends FieldList>(fields: F): (keyof F & string)[] {
  return Object.keys(fields);
}

/** A field that is left out is empty. */
export function pickValues<F extends FieldList>(fields: F, values: object): FieldValues<F> {
  const given = new Map(Object.entries(values));
  const picked = Object.keys(fields).map((name) => [name, String(given.get(name) ?? "")]);
  return Object.fromEntries(picked) as FieldValues<F>;
}
