import type { ComponentProps } from "react";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { loginFields } from "#domain/staff/staff-user.ts";

interface CodeFieldProps extends ComponentProps<"input"> {
  error?: string | undefined;
  hint?: string;
}

/** Accepts letters too, because recovery codes have them. */
export function CodeField({
  error,
  hint = "Six digits from the app on your phone. Without the phone: one of your recovery codes.",
  ...rest
}: CodeFieldProps) {
  return (
    <Field label={loginFields.code.label} error={error} hint={hint}>
      {(props) => (
        <input
          {...props}
          name="code"
          maxLength={loginFields.code.limit}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          className={`${fieldStyle} tabular-nums`}
        />
      )}
    </Field>
  );
}
