import type { ContentFields } from "#domain/fields/content-fields.ts";
import { type ContentRecord, listShownFields } from "../describe-content.ts";
import { useClinicForm } from "../form-context.ts";

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
      onChange={(changed, changedPaths = [path + name]) =>
        onChange({ [name]: changed }, changedPaths)
      }
    />
  ));
}
