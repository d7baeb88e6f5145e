import { Field } from "#app/ui/field.tsx";
import type { FieldErrors, Field as FieldRule } from "#domain/field.ts";
import { postFields } from "#domain/posts/post.ts";
import { ClaimNote } from "./claim-note.tsx";
import type { PostValues } from "./post-values.ts";
import { staffFieldStyle } from "./text-field.tsx";

interface PublishingSearchProps {
  values: PostValues;
  errors: FieldErrors;
  change: (patch: Partial<PostValues>) => void;
}

/** What search engines show of a title and of a description, in characters. */
const titleShown = 60;
const descriptionShown = 155;

/** The words for search results, measured against the room there is. */
export function PublishingSearch({ values, errors, change }: PublishingSearchProps) {
  const { metaTitle, metaDescription, title, brief_paragraph } = values;
  return (
    <>
      <MeteredField
        field={postFields.metaTitle}
        value={metaTitle}
        error={errors.metaTitle}
        shown={titleShown}
        fallback={title}
        hint="Empty, it is the title."
        onChange={(metaTitle) => change({ metaTitle })}
      />
      <MeteredField
        field={{ ...postFields.metaDescription, multiline: true }}
        value={metaDescription}
        error={errors.metaDescription}
        shown={descriptionShown}
        fallback={brief_paragraph}
        hint="Empty, it is the brief paragraph."
        onChange={(metaDescription) => change({ metaDescription })}
      />
      <ClaimNote text={`${metaTitle}\n${metaDescription}`} />
    </>
  );
}

interface MeteredFieldProps {
  field: FieldRule;
  value: string;
  error: string | undefined;
  /** How many characters are shown of it. */
  shown: number;
  /** Stands in where it is empty. */
  fallback: string;
  hint: string;
  onChange: (value: string) => void;
}

function MeteredField(props: MeteredFieldProps) {
  const { field, value, error, shown, fallback, hint, onChange } = props;
  const count = Array.from(value || fallback).length;
  const isTooLong = count > shown;
  return (
    <Field
      label={field.label}
      error={error}
      hint={
        <>
          <span>{isTooLong ? "Search engines cut off the rest." : value === "" ? hint : ""}</span>
          <span className="whitespace-nowrap tabular-nums">
            {count} of {shown}
          </span>
        </>
      }
    >
      {(control) => {
        const rest = {
          ...control,
          value,
          placeholder: fallback,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        return (
          <>
            {field.multiline ? (
              <textarea {...rest} className={`${staffFieldStyle} field-sizing-content min-h-24!`} />
            ) : (
              <input {...rest} type="text" autoComplete="off" className={staffFieldStyle} />
            )}
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className={`h-1 w-full rounded-full bg-sand-200 ${isTooLong ? "text-warn" : "text-ok"}`}
            >
              <rect width={Math.min(100, (100 * count) / shown)} height="4" fill="currentColor" />
            </svg>
          </>
        );
      }}
    </Field>
  );
}
