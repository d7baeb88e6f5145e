import { staffFieldStyle, TextField } from "#app/admin/editor/text-field.tsx";
import { Field } from "#app/ui/field.tsx";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { listFieldNames } from "#domain/fields/pick-values.ts";
import { type PostTexts, postFields } from "#domain/posts/post.ts";
import type { PostValues } from "./post-values.ts";

interface PostReviewFieldsProps {
  values: PostValues;
  errors: FieldErrors;
  change: (patch: Partial<PostValues>) => void;
}

const fieldsElsewhere: (keyof PostTexts)[] = [
  ...(["title", "slug_url", "brief_paragraph", "blog_image", "blog_image_alt"] as const),
  ...(["metaTitle", "metaDescription"] as const),
];

const hints: Partial<PostTexts> = {
  reviewed_by: "Name and title of the clinician who checked the text.",
  sources: "One on each line: its title, then its link.",
};

/** A new field of posts is here as soon as its list has it. */
export function PostReviewFields({ values, errors, change }: PostReviewFieldsProps) {
  return listFieldNames(postFields)
    .filter((name) => !fieldsElsewhere.includes(name))
    .map((name) => {
      const field = postFields[name];
      if (!("kind" in field && field.kind === "date"))
        return (
          <TextField
            key={name}
            name={name}
            rule={field}
            value={values[name]}
            error={errors[name]}
            hint={hints[name]}
            onChange={(text) => change({ [name]: text })}
          />
        );
      return (
        <Field key={name} label={field.label} error={errors[name]}>
          {(props) => (
            <input
              {...props}
              type="date"
              name={name}
              value={values[name]}
              className={staffFieldStyle}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </Field>
      );
    });
}
