import { type ContentFields, isShown } from "#domain/fields/content-fields.ts";
import { parseContent } from "#domain/fields/parse-content.ts";
import type { ContentRecord } from "./describe-content.ts";

/** A field that the form does not show is emptied if it would be refused: nobody could see the error. */
export function emptyHiddenFields(fields: ContentFields, values: ContentRecord): ContentRecord {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    if (field === undefined) return [name, value];
    if (!isShown(field, fields, values)) {
      const isRefused = "errors" in parseContent({ [name]: field }, { [name]: value });
      return [name, isRefused ? structuredClone(field.blank) : value];
    }
    return field.kind === "list" && Array.isArray(value)
      ? [name, value.map((entry) => emptyHiddenFields(field.fields, entry))]
      : [name, value];
  });
  return Object.fromEntries(entries);
}
