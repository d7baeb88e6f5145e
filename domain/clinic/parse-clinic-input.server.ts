import { services } from "#content/services/index.ts";
import {
  type ContentField,
  type ContentFields,
  type ContentValues,
  mapFields,
} from "../fields/content-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { parseContent } from "../fields/parse-content.ts";
import { sanitizeParagraph } from "../fields/sanitize-paragraph.server.ts";
import type { Collection, Singleton } from "./define-content.ts";
import { futureDateMessage, isFutureDate } from "./future-date.ts";

type Definition<Fields extends ContentFields> = Pick<
  Singleton<Fields> | Collection<Fields>,
  "fields" | "check"
>;

/** `stored` is the value that the input replaces. */
export function parseClinicInput<Fields extends ContentFields>(
  { fields, check }: Definition<Fields>,
  input: Record<string, unknown>,
  stored: Record<string, unknown> = {},
): { value: ContentValues<Fields> } | { errors: Record<string, string> } {
  const parsed = parseContent(fields, input);
  if ("errors" in parsed) return parsed;
  const value = sanitizeContent(fields, parsed.value);
  const errors = {
    ...findUnknownServices(fields, value, stored),
    ...findFutureDates(fields, value, stored),
    ...check(value),
  };
  return Object.keys(errors).length > 0 ? { errors } : { value };
}

export function sanitizeContent<Fields extends ContentFields>(
  fields: Fields,
  value: ContentValues<Fields>,
): ContentValues<Fields> {
  return mapFields(fields, (field, name) => sanitizeField(field, value[name]));
}

function sanitizeField(field: ContentField, value: unknown): unknown {
  if (field.kind === "richText") return sanitizeParagraph(String(value));
  if (field.kind !== "list") return value;
  return (value as Record<string, unknown>[]).map((item) =>
    sanitizeContent(field.fields, item as ContentValues<ContentFields>),
  );
}

/** A stored reference stays, even if its service is gone: the form could not remove it. */
function findUnknownServices(
  fields: ContentFields,
  value: Record<string, unknown>,
  stored: Record<string, unknown>,
): FieldErrors {
  const known = services.map(({ id }) => String(id));
  const listIds = (values: unknown) => (Array.isArray(values) ? values.map(String) : []);
  const unknown = Object.entries(fields).filter(([name, field]) => {
    if (field.kind !== "references" || field.to !== "services") return false;
    const allowed = [...known, ...listIds(stored[name])];
    return listIds(value[name]).some((id) => !allowed.includes(id));
  });
  return Object.fromEntries(unknown.map(([name]) => [name, "There is no such service."]));
}

/** A stored date stays, also in a list whose entries are moved. */
function findFutureDates(
  fields: ContentFields,
  value: Record<string, unknown>,
  stored: Record<string, unknown>,
): FieldErrors {
  const known = new Set(listPastDates(fields, stored).map(([, date]) => date));
  const wrong = listPastDates(fields, value).filter(
    ([, date]) => isFutureDate(date) && !known.has(date),
  );
  return Object.fromEntries(wrong.map(([path]) => [path, futureDateMessage]));
}

function listPastDates(
  fields: ContentFields,
  value: Record<string, unknown>,
): [path: string, date: string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const part = value[name];
    if (field.kind === "list")
      return (Array.isArray(part) ? part : []).flatMap((item, i) =>
        listPastDates(field.fields, item).map(([path, date]): [string, string] => [
          `${name}.${i}.${path}`,
          date,
        ]),
      );
    return field.kind === "date" && field.isPast ? [[name, String(part ?? "")]] : [];
  });
}
