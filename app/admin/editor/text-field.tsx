import { type ReactNode, useId } from "react";
import { TextArea } from "#app/admin/ui/text-area.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { type Field as FieldRule, normalizeField } from "#domain/fields/field-list.ts";

export const staffFieldStyle = `${fieldStyle} min-h-11.5! py-2! text-base!`;

const inputModes = { phone: "tel", email: "email", url: "url" } as const;

interface TextFieldProps {
  name: string;
  rule: FieldRule;
  value: string;
  error: string | undefined;
  hint?: ReactNode;
  onChange: (value: string) => void;
  suggestions?: readonly string[] | undefined;
  onBlur?: () => void;
}

/** Has no `maxlength`: the browser would silently cut off pasted text. */
export function TextField(props: TextFieldProps) {
  const { name, rule, value, error, hint, suggestions = [], onChange, onBlur } = props;
  const listId = useId();
  const count = countNearLimit(rule, value);
  return (
    <Field
      label={rule.required ? `${rule.label} *` : rule.label}
      error={error}
      hint={
        hint === undefined && count === undefined ? undefined : (
          <>
            <span className="min-w-0 flex-1">{hint}</span>
            {count}
          </>
        )
      }
    >
      {(attributes) => {
        const control = {
          ...attributes,
          name,
          value,
          "aria-required": rule.required,
          autoComplete: "off",
          dir: "auto" as const,
          onBlur,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        return rule.kind === "multiline" ? (
          <TextArea {...control} rows={3} className={`${fieldStyle} min-h-24 text-base`} />
        ) : (
          <>
            <input
              {...control}
              type="text"
              inputMode={inputModes[rule.kind as keyof typeof inputModes]}
              list={suggestions.length > 0 ? listId : undefined}
              className={staffFieldStyle}
            />
            {suggestions.length > 0 && (
              <datalist id={listId}>
                {suggestions.map((text) => (
                  <option key={text} value={text} />
                ))}
              </datalist>
            )}
          </>
        );
      }}
    </Field>
  );
}

/** The counter appears from this fraction of the limit. */
const counterThreshold = 0.8;

export function countNearLimit(rule: FieldRule, value: string): ReactNode {
  const length = Array.from(normalizeField(rule, value)).length;
  if (length < rule.limit * counterThreshold) return undefined;
  return (
    <span
      aria-hidden={length <= rule.limit}
      className={length > rule.limit ? "font-semibold text-danger" : "whitespace-nowrap"}
    >
      {length} of {rule.limit}
    </span>
  );
}
