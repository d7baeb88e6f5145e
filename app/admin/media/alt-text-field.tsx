import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { Field } from "#app/ui/field.tsx";

interface AltTextFieldProps {
  label: string;
  name?: string;
  value: string;
  error?: string | undefined;
  onChange: (alt: string) => void;
}

export function AltTextField({ label, name, value, error, onChange }: AltTextFieldProps) {
  return (
    <Field label={label} error={error} hint={<span>Read aloud to people who cannot see it.</span>}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="text"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={staffFieldStyle}
        />
      )}
    </Field>
  );
}
