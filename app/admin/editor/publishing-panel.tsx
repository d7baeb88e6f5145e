import { Field } from "#app/ui/field.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { FieldErrors } from "#domain/field.ts";
import { type Category, categoryAll } from "#domain/posts/category.ts";
import type { PostState } from "#domain/posts/post.ts";
import type { PostValues } from "./post-values.ts";
import { clinicTime, stateOf } from "./publishing-date.ts";
import { staffFieldStyle } from "./text-field.tsx";

interface PublishingPanelProps {
  stored: PostValues;
  values: PostValues;
  errors: FieldErrors;
  categories: Category[];
  change: (patch: Partial<PostValues>) => void;
  /** Takes a published post off the site. */
  onBackToDraft: () => void;
}

const states: Record<PostState, { word: string; icon: IconName; look: string }> = {
  draft: { word: "Draft", icon: "pencil", look: "bg-sand-200 text-ink" },
  scheduled: { word: "Scheduled", icon: "clock", look: "bg-warn-tint text-warn" },
  published: { word: "Published", icon: "check", look: "bg-ok-tint text-ok" },
};

/** Whether, when and under which category a post is on the site. */
export function PublishingPanel(props: PublishingPanelProps) {
  const { stored, values, errors, categories, change, onBackToDraft } = props;
  const { word, icon, look } = states[stateOf(stored)];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span
          className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 text-xs font-semibold ${look}`}
        >
          <Icon name={icon} />
          {word}
        </span>
        {stored.status === "published" && (
          <button
            type="button"
            onClick={onBackToDraft}
            className="min-h-11 rounded-full px-2 font-semibold text-evergreen underline underline-offset-4"
          >
            Back to draft
          </button>
        )}
      </div>
      <Field
        label="Date and time"
        error={errors.published_date}
        hint={<span>{dateHint(stored, values)}</span>}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={clinicTime(values.published_date)}
            onChange={({ target }) => change({ published_date: target.value })}
            className={staffFieldStyle}
          />
        )}
      </Field>
      <Field label="Category" error={errors.category}>
        {(control) => (
          <select
            {...control}
            value={values.category}
            onChange={({ target }) => change({ category: Number(target.value) })}
            className={staffFieldStyle}
          >
            {categories
              .filter(({ category }) => category !== categoryAll)
              .map(({ category_id, category }) => (
                <option key={category_id} value={category_id}>
                  {category}
                </option>
              ))}
          </select>
        )}
      </Field>
    </>
  );
}

function dateHint(stored: PostValues, values: PostValues): string {
  const isUntouched = values.published_date === stored.published_date;
  if (stored.status === "draft" && isUntouched)
    return "By the clinic’s clock. Left as it is, the post gets the moment you publish it.";
  return "By the clinic’s clock. A date to come keeps the post off the site until then.";
}
