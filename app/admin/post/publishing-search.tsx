import { ClaimNote } from "#app/admin/editor/claim-note.tsx";
import {
  LengthMeter,
  SearchSnippet,
  shownDescriptionLength,
} from "#app/admin/editor/search-snippet.tsx";
import { TextField } from "#app/admin/editor/text-field.tsx";
import { shownTitleLength } from "#app/frame/page-meta.ts";
import type { FieldErrors } from "#domain/field.ts";
import { postFields } from "#domain/posts/post.ts";
import type { PostValues } from "./post-values.ts";

interface PublishingSearchProps {
  values: PostValues;
  errors: FieldErrors;
  change: (patch: Partial<PostValues>) => void;
  host: string;
}

/** Empty fields fall back to the title and the brief paragraph. */
export function PublishingSearch({ values, errors, change, host }: PublishingSearchProps) {
  const { metaTitle, metaDescription } = values;
  const title = metaTitle.trim() || values.title;
  const description = metaDescription.trim() || values.brief_paragraph;
  return (
    <>
      <SearchSnippet title={title} description={description} place={`${host} › blogs`} />
      <TextField
        name="metaTitle"
        rule={postFields.metaTitle}
        value={metaTitle}
        error={errors.metaTitle}
        hint={
          <>
            <LengthMeter text={title} shown={shownTitleLength} />
            {metaTitle.trim() === "" && "Leave it empty to use the post’s title."}
          </>
        }
        onChange={(typed) => change({ metaTitle: typed })}
      />
      <TextField
        name="metaDescription"
        rule={{ ...postFields.metaDescription, multiline: true }}
        value={metaDescription}
        error={errors.metaDescription}
        hint={
          <>
            <LengthMeter text={description} shown={shownDescriptionLength} />
            {metaDescription.trim() === "" && "Leave it empty to use the brief paragraph."}
          </>
        }
        onChange={(typed) => change({ metaDescription: typed })}
      />
      <ClaimNote text={`${metaTitle}\n${metaDescription}`} />
    </>
  );
}
