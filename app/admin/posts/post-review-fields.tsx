import { staffFieldStyle, TextField } from "#app/admin/editor/text-field.tsx";
import { Field } from "#app/ui/field.tsx";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { postFields } from "#domain/posts/post.ts";
import type { PostValues } from "./post-values.ts";

interface PostReviewFieldsProps {
  values: PostValues;
  errors: FieldErrors;
  change: (patch: Partial<PostValues>) => void;
}

export function PostReviewFields({ values, errors, change }: PostReviewFieldsProps) {
  return (
    <>
      <TextField
        name="reviewed_by"
        rule={postFields.reviewed_by}
        value={values.reviewed_by}
        error={errors.reviewed_by}
        hint="Name and title of the clinician who checked the text."
        onChange={(reviewed_by) => change({ reviewed_by })}
      />
      <Field label={postFields.reviewed_on.label} error={errors.reviewed_on}>
        {(props) => (
          <input
            {...props}
            type="date"
            name="reviewed_on"
            value={values.reviewed_on}
            className={staffFieldStyle}
            onChange={(event) => change({ reviewed_on: event.target.value })}
          />
        )}
      </Field>
      <TextField
        name="sources"
        rule={postFields.sources}
        value={values.sources}
        error={errors.sources}
        hint="One on each line: its title, then its link."
        onChange={(sources) => change({ sources })}
      />
    </>
  );
}
