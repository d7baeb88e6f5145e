import { clinicTime } from "#app/admin/clinic-time.ts";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { StatusChip } from "#app/admin/list/status-chip.tsx";
import { Icon } from "#app/admin/staff-icon.tsx";
import { Field } from "#app/ui/field.tsx";
import type { FieldErrors } from "#domain/field.ts";
import { type Category, categoryAll } from "#domain/posts/category.ts";
import type { PostValues } from "./post-values.ts";
import { stateOf } from "./publishing-date.ts";

interface PublishingPanelProps {
  stored: PostValues;
  values: PostValues;
  errors: FieldErrors;
  categories: Category[];
  change: (patch: Partial<PostValues>) => void;
  onBackToDraft: () => void;
}

export function PublishingPanel(props: PublishingPanelProps) {
  const { stored, values, errors, categories, change, onBackToDraft } = props;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusChip state={stateOf(stored)} />
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
          <span className="relative">
            <select
              {...control}
              value={values.category}
              onChange={({ target }) => change({ category: Number(target.value) })}
              className={`${staffFieldStyle} appearance-none pr-11!`}
            >
              {categories
                .filter(({ category }) => category !== categoryAll)
                .map(({ category_id, category }) => (
                  <option key={category_id} value={category_id}>
                    {category}
                  </option>
                ))}
            </select>
            <Icon
              name="chevron-down"
              className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
            />
          </span>
        )}
      </Field>
    </>
  );
}

function dateHint(stored: PostValues, values: PostValues): string {
  const isUntouched = values.published_date === stored.published_date;
  if (stored.status === "draft" && isUntouched)
    return "Toronto time. Leave it to publish now, or pick a future time to schedule.";
  return "Toronto time. With a future date, the post stays off the site until then.";
}
