import { memo } from "react";
import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { CheckedTextField } from "#app/admin/editor/checked-text-field.tsx";
import {
  LengthMeter,
  SearchSnippet,
  shownDescriptionLength,
} from "#app/admin/editor/search-snippet.tsx";
import { staffFieldStyle, TextField } from "#app/admin/editor/text-field.tsx";
import type { EditorState } from "#app/admin/editor/use-item-editor.ts";
import { Panel } from "#app/admin/ui/panel.tsx";
import { maxTitleLength } from "#app/seo/page-meta.ts";
import { Field } from "#app/ui/field.tsx";
import type { Category } from "#domain/clinic/category.ts";
import { listFieldNames } from "#domain/fields/pick-values.ts";
import { cardParagraphLimit, type PostTexts, postFields } from "#domain/posts/post.ts";
import { ImageField } from "./image-field.tsx";
import { PostHeading } from "./post-heading.tsx";
import type { PostValues } from "./post-values.ts";
import { type PostPartProps, PublishingPanel } from "./publishing-panel.tsx";
import { SectionList } from "./section-list.tsx";

interface PostFormProps {
  host: string;
  editor: EditorState<PostValues>;
  categories: Category[];
  requestedSection: { section: number } | undefined;
}

export function PostForm({ editor, categories, host, requestedSection }: PostFormProps) {
  const { values, change, errors, isNew, refusalCount: refusals, base, save } = editor;
  const formProps = { stored: base.values, values, errors, change };
  return (
    <div className="mx-auto grid max-w-[90rem] grid-cols-[minmax(0,1fr)] gap-8 px-gutter py-8 desk:grid-cols-[minmax(0,1fr)_24rem] desk:gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <PostHeading {...formProps} isNew={isNew} />
        <CheckedTextField
          name="brief_paragraph"
          rule={postFields.brief_paragraph}
          value={values.brief_paragraph}
          error={errors.brief_paragraph}
          hint={
            <span className="flex justify-between gap-4">
              Cards show the first {cardParagraphLimit} characters.
              <span aria-hidden="true" className="tabular">
                {Array.from(values.brief_paragraph).length}
              </span>
            </span>
          }
          onChange={(brief_paragraph) => change({ brief_paragraph })}
        />
        <SectionList
          sections={values.blogs_content}
          status={values.status}
          onChange={(blogs_content) => change({ blogs_content })}
          error={errors.blogs_content}
          refusalCount={refusals}
          isNew={isNew}
          requestedSection={requestedSection}
        />
      </div>
      <PostDetails
        {...formProps}
        categories={categories}
        host={host}
        onUnpublish={() => save({ status: "draft" })}
      />
    </div>
  );
}

interface PostDetailsProps extends PostPartProps {
  categories: Category[];
  host: string;
  onUnpublish: () => void;
}

/** Memoized: typing in a section changes nothing here, and the handlers always act on the latest values. */
const PostDetails = memo(Details, (before, after) => {
  const valuesBefore = new Map<string, unknown>(Object.entries(before.values));
  return (
    after.stored === before.stored &&
    after.errors === before.errors &&
    Object.entries(after.values).every(
      ([name, value]) => name === "blogs_content" || value === valuesBefore.get(name),
    )
  );
});

function Details({ categories, host, onUnpublish, ...formProps }: PostDetailsProps) {
  const { values, errors, change } = formProps;
  return (
    <aside
      aria-label="About this post"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-6"
    >
      <Panel heading="Publishing">
        <PublishingPanel {...formProps} categories={categories} onUnpublish={onUnpublish} />
      </Panel>
      <Panel heading="Cover picture">
        <ImageField
          url={values.blog_image}
          alt={values.blog_image_alt}
          error={errors.blog_image}
          altError={errors.blog_image_alt}
          onChange={({ url = values.blog_image, alt = values.blog_image_alt }) =>
            change({ blog_image: url, blog_image_alt: alt })
          }
        />
      </Panel>
      <Panel heading="Review and sources">
        <PostReviewFields {...formProps} />
      </Panel>
      <Panel heading="In search results">
        <PostSeoFields {...formProps} host={host} />
      </Panel>
    </aside>
  );
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
function PostReviewFields({ values, errors, change }: PostPartProps) {
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

/** Empty fields fall back to the title and the brief paragraph. */
function PostSeoFields({ values, errors, change, host }: PostPartProps & { host: string }) {
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
