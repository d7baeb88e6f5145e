import { PasswordInput } from "#app/admin/password-input.tsx";
import { Field } from "#app/ui/field.tsx";

interface PasswordAgainProps {
  value: string;
  error: string | undefined;
  hint?: string;
  /** Not where it is one field of many. */
  wantsFocus?: boolean;
  onChange: (password: string) => void;
}

/** Who sits at an open session may not be its owner: the password is asked for once more. */
export function PasswordAgain(props: PasswordAgainProps) {
  const { value, error, hint, wantsFocus = true, onChange } = props;
  return (
    <Field label="Enter your password again" error={error} hint={hint}>
      {(control) => (
        <PasswordInput
          {...control}
          // The click before asked for it.
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
