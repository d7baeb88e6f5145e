import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import {
  LengthMeter,
  SearchSnippet,
  shownDescriptionLength,
} from "#app/admin/editor/search-snippet.tsx";
import { TextField } from "#app/admin/editor/text-field.tsx";
import { maxTitleLength } from "#app/seo/page-meta.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { postFields } from "#domain/posts/post.ts";
import type { PostValues } from "./post-values.ts";

interface PostSeoFieldsProps {
  values: PostValues;
  errors: FieldErrors;
  change: (patch: Partial<PostValues>) => void;
  host: string;
}

/** Empty fields fall back to the title and the brief paragraph. */
export function PostSeoFields({ values, errors, change, host }: PostSeoFieldsProps) {
  const { metaTitle, metaDescription } = values;
  const title = metaTitle.trim() || values.title;
  const description = metaDescription.trim() || values.brief_paragraph;
  return (
    <>
      <SearchSnippet title={title} description={description} breadcrumb={`${host} › blogs`} />
      <TextField
        name="metaTitle"
        rule={postFields.metaTitle}
        value={metaTitle}
        error={errors.metaTitle}
        hint={
          <>
            <LengthMeter text={title} maxLength={maxTitleLength} />
            {metaTitle.trim() === "" && "Leave it empty to use the post’s title."}
          </>
        }
        onChange={(typed) => change({ metaTitle: typed })}
      />
      <TextField
        name="metaDescription"
        rule={{ ...postFields.metaDescription, kind: "multiline" }}
        value={metaDescription}
        error={errors.metaDescription}
        hint={
          <>
            <LengthMeter text={description} maxLength={shownDescriptionLength} />
            {metaDescription.trim() === "" && "Leave it empty to use the brief paragraph."}
          </>
        }
        onChange={(typed) => change({ metaDescription: typed })}
      />
      <AdvertisingWarning text={`${metaTitle}\n${metaDescription}`} />
    </>
  );
}
