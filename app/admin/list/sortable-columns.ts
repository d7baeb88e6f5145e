import type { ListConfig, ListQuery } from "#domain/records/list-query.ts";
import type { ListColumn } from "./list-table.tsx";

export interface SortableColumn<Sort extends string> {
  part: ListColumn["part"];
  name: string;
  sort: Sort;
}

/** Trash rows store only the title and the date of deletion. */
export function canSort(part: ListColumn["part"], view: string): boolean {
  return view !== "trash" || part === "title" || part === "date";
}

export function toListColumn<View extends string, Sort extends string>(
  { part, name, sort }: SortableColumn<Sort>,
  shape: ListConfig<View, Sort>,
  query: ListQuery<View, Sort>,
  getUrl: (change: Partial<ListQuery<View, Sort>>) => string,
): ListColumn {
  if (!canSort(part, query.view)) return { part, name };
  const order = query.sort === sort ? query.order : undefined;
  const next = order === undefined ? shape.sorts[sort] : order === "asc" ? "desc" : "asc";
  return { part, name, sort: { order, to: getUrl({ sort, order: next }) } };
}
