import type { ComponentProps } from "react";
import { Field } from "#app/ui/field.tsx";
import type { ContentField } from "#domain/fields/content-fields.ts";
import { useClinicForm } from "../form-context.ts";

interface ControlFieldProps {
  field: ContentField;
  path: string;
  children: ComponentProps<typeof Field>["children"];
}

export function ControlField({ field, path, children }: ControlFieldProps) {
  const { errors } = useClinicForm();
  return (
    <Field label={formatLabel(field)} error={errors[path]} hint={field.help}>
      {children}
    </Field>
  );
}

export function formatLabel({ label, required }: ContentField): string {
  return required ? `${label} *` : label;
}
