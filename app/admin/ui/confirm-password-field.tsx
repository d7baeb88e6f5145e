import type { Form } from "#app/ui/use-form.ts";
import type { Field } from "#domain/fields/field-list.ts";
import { FormField } from "./form-field.tsx";

interface ConfirmPasswordFieldProps {
  form: Pick<Form<{ password: Field }>, "fields" | "values" | "errors" | "setValue">;
  hint?: string;
  hasInitialFocus?: boolean;
}

/** Someone else may be using an open session, so risky actions require the password again. */
export function ConfirmPasswordField(props: ConfirmPasswordFieldProps) {
  const { form, hint, hasInitialFocus = true } = props;
  return (
    <FormField
      form={form}
      name="password"
      label="Enter your password again"
      hint={hint}
      autoFocus={hasInitialFocus}
      autoComplete="current-password"
    />
  );
}
