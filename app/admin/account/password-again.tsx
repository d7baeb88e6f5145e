import { PasswordInput } from "#app/admin/password-input.tsx";
import { Field } from "#app/ui/field.tsx";

interface PasswordAgainProps {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** Who sits at an open session may not be its owner: the password is asked for once more. */
export function PasswordAgain({ value, error, onChange }: PasswordAgainProps) {
  return (
    <Field label="Your password, once more" error={error}>
      {(props) => (
        <PasswordInput
          {...props}
          // The click before asked for it.
          autoFocus
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
