import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import type { Form } from "#app/ui/use-form.ts";
import type { Field } from "#domain/fields/field-list.ts";
import { FormField } from "./form-field.tsx";
import { useFocusInvalid } from "./use-focus-invalid.ts";

interface ConfirmPasswordFieldProps {
  form: Pick<
    Form<{ password: Field }>,
    "fields" | "values" | "errors" | "refusalCount" | "setValue"
  >;
  hint?: string;
  hasInitialFocus?: boolean | undefined;
}

/** Someone else may be using an open session, so risky actions require the password again. */
export function ConfirmPasswordField(props: ConfirmPasswordFieldProps) {
  const { form, hint, hasInitialFocus = true } = props;
  const { email } = useSignedInUser();
  const container = useFocusInvalid<HTMLDivElement>(form.refusalCount);
  return (
    <div ref={container}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
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
