import { capitalize } from "#domain/clinic/number-words.ts";
import { trashRetentionDays } from "#domain/records/item.ts";
import { getTrashDaysLeft, type ListOrder, type ListQuery } from "#domain/records/list-query.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import type { ListLabels } from "./list-labels.ts";

const orderLabels: Record<string, Record<ListOrder, string>> = {
  date: { desc: "newest first", asc: "oldest first" },
  title: { asc: "A to Z", desc: "Z to A" },
  status: { asc: "by status", desc: "by status, reversed" },
  category: { asc: "by category", desc: "by category, reversed" },
};

export function formatOrder(sort: string, order: ListOrder): string {
  return orderLabels[sort]?.[order] ?? "";
}

export function formatResultCount(labels: ListLabels, query: ListQuery, found: number): string {
  const { view, q, sort, order } = query;
  if (q !== "") return `${pluralize(found, labels.singular, labels.plural)} found for “${q}”`;
  if (view === "trash")
    return `${capitalize(labels.plural)} stay here for ${trashRetentionDays} days, then they are deleted for good.`;
  const orderSuffix = found > 1 ? `, ${formatOrder(sort, order)}` : "";
  return `${found} ${formatItemKind(labels, view, found)}${orderSuffix}`;
}

export function formatItemKind(
  { singular: one, plural: many }: ListLabels,
  view: string,
  count: number,
): string {
  if (view === "draft") return count === 1 ? "draft" : "drafts";
  return `${view === "all" ? "" : `${view} `}${count === 1 ? one : many}`;
}

export function formatDaysLeft(deletedAt: string, now: Date): string {
  return `${pluralize(getTrashDaysLeft(deletedAt, now), "day")} left`;
}
