import { PasswordInput } from "#app/admin/ui/password-input.tsx";
import { Field } from "#app/ui/field.tsx";

interface ConfirmPasswordFieldProps {
  value: string;
  error: string | undefined;
  hint?: string;
  hasInitialFocus?: boolean;
  onChange: (password: string) => void;
}

/** Someone else may be using an open session, so risky actions require the password again. */
export function ConfirmPasswordField(props: ConfirmPasswordFieldProps) {
  const { value, error, hint, hasInitialFocus = true, onChange } = props;
  return (
    <Field label="Enter your password again" error={error} hint={hint}>
      {(control) => (
        <PasswordInput
          {...control}
          autoFocus={hasInitialFocus}
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
