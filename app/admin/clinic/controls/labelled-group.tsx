import { type ComponentProps, useId } from "react";
import { FieldError } from "#app/ui/field.tsx";
import type { ContentField } from "#domain/fields/content-fields.ts";
import { useClinicForm } from "../form-context.ts";
import { formatLabel } from "./control-field.tsx";

interface LabelledGroupProps extends ComponentProps<"fieldset"> {
  field: ContentField;
  path: string;
}

/** Several controls of one field. A refused save moves the focus here if the error is the group's. */
export function LabelledGroup(props: LabelledGroupProps) {
  const { field, path, className = "gap-2", children, ...rest } = props;
  const id = useId();
  const error = useClinicForm().errors[path];
  const { help } = field;
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <fieldset
      {...rest}
      tabIndex={error ? -1 : undefined}
      data-invalid={error ? "" : undefined}
      aria-describedby={describedBy || undefined}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start ${className}`}
    >
      <legend className="mb-[0.4rem] leading-[1.3] font-semibold">{formatLabel(field)}</legend>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${id}-help`} className="text-s leading-[1.45] text-muted">
          {help}
        </p>
      )}
    </fieldset>
  );
}
