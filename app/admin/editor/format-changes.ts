import { pluralize } from "#domain/records/pluralize.ts";
import type { FieldChange } from "#domain/records/revision-schema.server.ts";

/** For example "Title, 2 sections, Category"; undefined if no field of the form changed. */
export function formatChanges(
  changes: FieldChange[],
  getLabel: (name: string) => string | undefined,
): string | undefined {
  const parts = changes.flatMap((change) => {
    const label = getLabel(change.name);
    return label === undefined ? [] : [formatChange(change, label)];
  });
  return parts.length === 0 ? undefined : parts.join(", ");
}

function formatChange({ name, count }: FieldChange, label: string): string {
  if (name !== "blogs_content") return label;
  if (count === 0) return "Order of the sections";
  return pluralize(count, "section");
}
