import type { FieldChange } from "#domain/records/item.ts";

/** For example "Title, 2 sections, Category"; undefined if no field of the form changed. */
export function formatChanges(
  changes: FieldChange[],
  getLabel: (field: string) => string | undefined,
): string | undefined {
  const parts = changes.flatMap((change) => {
    const label = getLabel(change.field);
    return label === undefined ? [] : [formatChange(change, label)];
  });
  return parts.length === 0 ? undefined : parts.join(", ");
}

function formatChange({ field, count }: FieldChange, label: string): string {
  if (field !== "blogs_content") return label;
  if (count === 0) return "Order of the sections";
  return count === 1 ? "1 section" : `${count} sections`;
}
