import type { ReactNode } from "react";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import type { Field as FieldRule } from "#domain/field.ts";
import { ClaimNote } from "./claim-note.tsx";

/** As fields are in the staff area: 46 px high, 16 px text. */
export const staffFieldStyle = `${fieldStyle} min-h-11.5! py-2! text-base!`;

interface TextFieldProps {
  field: FieldRule;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Says how many characters there are. */
  isCounted?: boolean;
}

/** A text of a post: label, control, error, hint, and a word on what colleges warn about. */
export function TextField({ field, value, onChange, error, hint, isCounted }: TextFieldProps) {
  const count = isCounted ? Array.from(value).length : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field
        label={field.label}
        error={error}
        hint={
          hint === undefined && count === undefined ? undefined : (
            <>
              <span>{hint}</span>
              {count !== undefined && <span className="tabular-nums">{count}</span>}
            </>
          )
        }
      >
        {(control) =>
          field.multiline ? (
            <textarea
              {...control}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              className={`${staffFieldStyle} field-sizing-content min-h-20!`}
            />
          ) : (
            <input
              {...control}
              type="text"
              autoComplete="off"
              value={value}
              onChange={({ target }) => onChange(target.value)}
              className={staffFieldStyle}
            />
          )
        }
      </Field>
      <ClaimNote text={value} />
    </div>
  );
}
