import { type ContentField, type ContentFields, isShown } from "#domain/fields/content-fields.ts";
import { type ContentRecord, listShownFields } from "../describe-content.ts";
import { useClinicForm } from "../form-context.ts";
import { addSpan } from "../span-edits.ts";

interface FieldSetProps {
  fields: ContentFields;
  value: ContentRecord;
  /** The path of `value`, with a dot at its end, or empty. */
  path: string;
  onChange: (patch: ContentRecord, changedPaths: string[]) => void;
}

export function FieldSet({ fields, value, path, onChange }: FieldSetProps) {
  const { Control } = useClinicForm();
  return listShownFields(fields, value).map(([name, field]) => (
    <Control
      key={name}
      field={field}
      path={path + name}
      // An autosave can be older than the field.
      value={value[name] ?? field.blank}
      suggestions={listSuggestions(field, value)}
      onChange={(changed, changedPaths = [path + name]) =>
        onChange({ ...beginHours(fields, value, name, changed), [name]: changed }, changedPaths)
      }
    />
  ));
}

function listSuggestions(field: ContentField, value: ContentRecord): readonly string[] {
  const { suggestions } = "suggestions" in field ? field : {};
  return suggestions?.texts[String(value[suggestions.choice])] ?? [];
}

/** Hours that a choice asks for begin with the usual ones. */
function beginHours(fields: ContentFields, value: ContentRecord, name: string, chosen: unknown) {
  const asked = Object.entries(fields).filter(
    ([key, field]) =>
      field.kind === "hours" &&
      field.onlyIf?.name === name &&
      isShown(field, fields, { [name]: chosen }) &&
      isEmptyList(value[key] ?? field.blank),
  );
  return Object.fromEntries(asked.map(([key]) => [key, addSpan([])]));
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
