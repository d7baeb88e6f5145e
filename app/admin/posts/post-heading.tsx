import { useId } from "react";
import { AdvertisingWarning } from "#app/admin/editor/advertising-warning.tsx";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { TextArea } from "#app/admin/ui/text-area.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { normalizeSlug, parseSlug, slugify } from "#domain/fields/slug.ts";
import { cardTitleLimit, getPostPath, postFields } from "#domain/posts/post.ts";
import type { PostPartProps } from "./publishing-panel.tsx";

/** The slug follows the title of a draft until somebody edits it. */
export function PostHeading(props: PostPartProps & { isNew: boolean }) {
  const { stored, values, errors, isNew, change } = props;
  const { title, slug_url } = values;
  const followsTitle =
    stored.status === "draft" && (slug_url === "" || slug_url === slugify(title));

  function changeTitle(typed: string) {
    const next = typed.replace(/\s*\n\s*/g, " ");
    change({ title: next, ...(followsTitle ? { slug_url: slugify(next) } : {}) });
  }

  return (
    <>
      <TitleField
        title={title}
        hasInitialFocus={isNew}
        error={errors.title}
        onChange={changeTitle}
      />
      <SlugField
        slug={slug_url}
        publishedSlug={isNew || stored.status === "draft" ? "" : stored.slug_url}
        suggestedSlug={slugify(title)}
        error={errors.slug_url}
        onChange={(slug) => change({ slug_url: slug })}
      />
    </>
  );
}

interface TitleFieldProps {
  title: string;
  hasInitialFocus: boolean;
  error: string | undefined;
  onChange: (title: string) => void;
}

function TitleField({ title, hasInitialFocus, error, onChange }: TitleFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="sr-only">
        {postFields.title.label}
      </label>
      <TextArea
        id={id}
        name="title"
        rows={1}
        value={title}
        placeholder="Title"
        data-initial-focus={hasInitialFocus ? "" : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onChange={({ target }) => onChange(target.value)}
        className="w-full resize-none border-b-[1.5px] border-field bg-transparent pt-1 pb-2.5 font-display text-[clamp(1.75rem,1.3rem+2vw,2.5rem)] leading-[1.15] tracking-[-0.015em] text-brand placeholder:text-muted placeholder:opacity-100 focus-visible:rounded-none focus-visible:border-brand focus-visible:outline-0 focus-visible:shadow-[0_3px_0_var(--color-brand-soft)] aria-invalid:border-b-2 aria-invalid:border-danger"
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p
        id={`${id}-hint`}
        className="flex max-w-none justify-between gap-4 text-s leading-[1.45] text-muted"
      >
        <span>The list shows the first {cardTitleLimit} characters.</span>
        <span aria-hidden="true" className="tabular">
          {Array.from(title).length}
        </span>
      </p>
      <AdvertisingWarning text={title} />
    </div>
  );
}

interface SlugFieldProps {
  slug: string;
  /** Visitors may know this slug; empty if the post was never published. */
  publishedSlug: string;
  suggestedSlug: string;
  error: string | undefined;
  onChange: (slug: string) => void;
}

function SlugField({ slug, publishedSlug, suggestedSlug, error, onChange }: SlugFieldProps) {
  const id = useId();
  const normalizedSlug = normalizeSlug(slug);
  const isChanged = publishedSlug !== "" && normalizedSlug !== normalizeSlug(publishedSlug);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[0.4rem]">
      <label htmlFor={id} className="leading-[1.3] font-semibold">
        {postFields.slug_url.label}
      </label>
      <div className="flex">
        <span
          aria-hidden="true"
          className="grid flex-none place-items-center rounded-l-field border-[1.5px] border-r-0 border-field bg-surface-muted pr-0.5 pl-4 text-muted"
        >
          /blogs/
        </span>
        <input
          id={id}
          name="slug_url"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={slug}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
          className={`${staffFieldStyle} rounded-l-none! border-l-0 pl-1.5!`}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div
        id={`${id}-hint`}
        className="grid gap-0.5 text-s leading-[1.45] [overflow-wrap:anywhere] text-muted"
      >
        {parseSlug(slug) !== undefined && normalizedSlug !== slug && (
          <p>It will be {decodeURIComponent(getPostPath(normalizedSlug))}</p>
        )}
        {slug.trim() !== "" && parseSlug(slug) === undefined && (
          <p>A slug has letters, digits and hyphens only.</p>
        )}
        {isChanged && <p>The old address keeps working: it redirects here.</p>}
        {slug === "" && suggestedSlug === "" && <p>It follows the title until you change it.</p>}
      </div>
      {slug === "" && suggestedSlug !== "" && (
        <button
          type="button"
          onClick={() => onChange(suggestedSlug)}
          className="min-h-11 justify-self-start text-left font-semibold [overflow-wrap:anywhere] text-brand underline underline-offset-4"
        >
          Use {suggestedSlug}
        </button>
      )}
    </div>
  );
}
