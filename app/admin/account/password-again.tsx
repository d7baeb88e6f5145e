import { PasswordInput } from "#app/admin/password-input.tsx";
import { Field } from "#app/ui/field.tsx";

interface PasswordAgainProps {
  value: string;
  error: string | undefined;
  hint?: string;
  /** False if the form has other fields before it. */
  wantsFocus?: boolean;
  onChange: (password: string) => void;
}

/** Someone else may be using an open session, so risky actions require the password again. */
export function PasswordAgain(props: PasswordAgainProps) {
  const { value, error, hint, wantsFocus = true, onChange } = props;
  return (
    <Field label="Enter your password again" error={error} hint={hint}>
      {(control) => (
        <PasswordInput
          {...control}
          autoFocus={wantsFocus}
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
