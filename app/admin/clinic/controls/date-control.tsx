import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import type { DateField } from "#domain/fields/content-fields.ts";
import type { ControlProps } from "../form-context.ts";
import { ControlField } from "./control-field.tsx";

export function DateControl({ field, path, value, onChange }: ControlProps<DateField, string>) {
  return (
    <ControlField field={field} path={path}>
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
    </ControlField>
  );
}
