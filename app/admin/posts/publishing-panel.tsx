import { StatusRow } from "#app/admin/editor/status-row.tsx";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import { toClinicDateTime } from "#app/admin/ui/format-date.ts";
import { SelectField } from "#app/admin/ui/select.tsx";
import { Field } from "#app/ui/field.tsx";
import { clinicTimeZoneName } from "#content/opening-hours.ts";
import { allCategories, type Category } from "#domain/clinic/category.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import type { PostValues } from "./post-values.ts";
import { getPostState } from "./publish-action.ts";

/** Each part of the editor gets these. */
export interface PostPartProps {
  stored: PostValues;
  values: PostValues;
  errors: FieldErrors;
  change: (patch: Partial<PostValues>) => void;
}

interface PublishingPanelProps extends PostPartProps {
  categories: Category[];
  onUnpublish: () => void;
}

export function PublishingPanel(props: PublishingPanelProps) {
  const { stored, values, errors, categories, change, onUnpublish } = props;
  return (
    <>
      <StatusRow
        state={getPostState(stored)}
        isPublished={stored.status === "published"}
        onUnpublish={onUnpublish}
      />
      <Field
        label="Date and time"
        error={errors.published_date}
        hint={<span>{getDateHint(stored, values)}</span>}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            name="published_date"
            value={toClinicDateTime(values.published_date)}
            onChange={({ target }) => change({ published_date: target.value })}
            className={staffFieldStyle}
          />
        )}
      </Field>
      <SelectField
        label="Category"
        error={errors.category}
        value={values.category}
        onChange={({ target }) => change({ category: Number(target.value) })}
        options={categories
          .filter(({ category }) => category !== allCategories)
          .map(({ category_id, category }) => [category_id, category])}
      />
    </>
  );
}

function getDateHint(stored: PostValues, values: PostValues): string {
  const isPublic = getPostState(stored) === "published";
  const isUntouched = values.published_date === stored.published_date;
  if (values.published_date === "" && !isUntouched)
    return `${clinicTimeZoneName} time. Without a date, the post ${isPublic ? "keeps the one it has" : "is published now"}.`;
  if (stored.status === "draft" && isUntouched)
    return `${clinicTimeZoneName} time. Leave it to publish now, or pick a future time to schedule.`;
  if (isPublic)
    return `${clinicTimeZoneName} time. A future date takes the post off the site until then.`;
  return `${clinicTimeZoneName} time. With a future date, the post stays off the site until then.`;
}
