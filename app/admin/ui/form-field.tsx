import type { ComponentProps } from "react";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import type { Form } from "#app/ui/use-form.ts";
import type { FieldList } from "#domain/fields/field-list.ts";
import { PasswordInput } from "./password-input.tsx";

interface FormFieldProps<F extends FieldList> extends Omit<ComponentProps<"input">, "form"> {
  form: Pick<Form<F>, "fields" | "values" | "errors" | "setValue">;
  name: keyof F & string;
  label?: string;
  hint?: string | undefined;
}

/**
 * The control of one field of a form: its label and kind come from the field list. Has no `maxlength`:
 * the browser would silently cut off pasted text.
 */
export function FormField<F extends FieldList>(props: FormFieldProps<F>) {
  const { form, name, label, hint, className = "", ...rest } = props;
  const field = form.fields[name];
  const Control = field?.kind === "secret" ? PasswordInput : "input";
  return (
    <Field label={label ?? field?.label ?? name} error={form.errors[name]} hint={hint}>
      {(control) => (
        <Control
          {...control}
          name={name}
          type={field?.kind === "email" ? "email" : "text"}
          value={form.values[name]}
          onChange={({ target }) => form.setValue(name, target.value)}
          {...rest}
          className={`${fieldStyle} ${className}`}
        />
      )}
    </Field>
  );
}
