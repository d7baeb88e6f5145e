import type { Form } from "#app/ui/use-form.ts";
import type { Field } from "#domain/fields/field-list.ts";
import { FormField } from "./form-field.tsx";
import { useFocusInvalid } from "./use-focus-invalid.ts";

interface ConfirmPasswordFieldProps {
  form: Pick<Form<{ password: Field }>, "fields" | "values" | "errors" | "setValue">;
  hint?: string;
  hasInitialFocus?: boolean;
}

/** Someone else may be using an open session, so risky actions require the password again. */
export function ConfirmPasswordField(props: ConfirmPasswordFieldProps) {
  const { form, hint, hasInitialFocus = true } = props;
  const container = useFocusInvalid<HTMLDivElement>(form.errors);
  return (
    <div ref={container}>
      <FormField
        form={form}
        name="password"
        label="Enter your password again"
        hint={hint}
        autoFocus={hasInitialFocus}
        autoComplete="current-password"
      />
    </div>
  );
}
