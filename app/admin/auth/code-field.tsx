import type { Form } from "#app/ui/use-form.ts";
import type { Field } from "#domain/fields/field-list.ts";
import { FormField } from "../ui/form-field.tsx";

interface CodeFieldProps {
  form: Pick<Form<{ code: Field }>, "fields" | "values" | "errors" | "setValue">;
  hint?: string;
  autoFocus?: boolean;
  inputMode?: "numeric";
}

/** Accepts letters too, because recovery codes have them. */
export function CodeField({
  hint = "Six digits from the app on your phone. Without the phone: one of your recovery codes.",
  ...rest
}: CodeFieldProps) {
  return (
    <FormField
      {...rest}
      name="code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="tabular"
    />
  );
}
