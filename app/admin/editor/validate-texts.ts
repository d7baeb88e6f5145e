import { toDraftFields } from "#domain/fields/draft-fields.ts";
import { type FieldErrors, type FieldList, validateFields } from "#domain/fields/field-list.ts";
import { pickValues } from "#domain/fields/pick-values.ts";

/** Reports the same errors as the server, before the request. */
export function validateTexts(fields: FieldList, item: { status: string }): FieldErrors {
  const rules = item.status === "draft" ? toDraftFields(fields) : fields;
  return validateFields(rules, pickValues(fields, item));
}
