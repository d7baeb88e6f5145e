import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { Field } from "#app/ui/field.tsx";
import type { DateField } from "#domain/fields/content-fields.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";

export function DateControl({ field, path, value, onChange }: ControlProps<DateField, string>) {
  const { errors } = useClinicForm();
  return (
    <Field
      label={field.required ? `${field.label} *` : field.label}
      error={errors[path]}
      hint={field.help}
    >
      {(control) => (
        <input
          {...control}
          name={path}
          type={field.kind === "date" ? "date" : "datetime-local"}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={staffFieldStyle}
        />
      )}
    </Field>
  );
}
