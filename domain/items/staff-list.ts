import { readPageNumber } from "../posts/pagination.ts";
import { trashKeptDays } from "./item.ts";

export const itemsPerListPage = 20;

export type ListOrder = "asc" | "desc";

export interface ListShape<View extends string, Sort extends string> {
  path: string;
  views: readonly View[];
  sorts: Record<Sort, ListOrder>;
  firstSort: Sort;
}

export interface ListQuery<View extends string = string, Sort extends string = string> {
  view: View;
  q: string;
  sort: Sort;
  order: ListOrder;
  page: number;
}

export interface ListPage<Item, View extends string> {
  items: Item[];
  counts: Record<View, number>;
  found: number;
  page: number;
  pages: number;
}

const longestSearch = 150;

/** Missing and invalid parameters fall back to the defaults of the list. */
export function readListQuery<View extends string, Sort extends string>(
  { views, sorts, firstSort }: ListShape<View, Sort>,
  asked: URLSearchParams,
): ListQuery<View, Sort> {
  const status = asked.get("status");
  const view = views.find((one) => one === status) ?? (views[0] as View);
  const named = asked.get("sort") ?? "";
  const sort = Object.hasOwn(sorts, named) ? (named as Sort) : firstSort;
  const order = asked.get("order");
  return {
    view,
    q: (asked.get("q") ?? "").normalize("NFC").trim().slice(0, longestSearch),
    sort,
    order: order === "asc" || order === "desc" ? order : sorts[sort],
    page: readPageNumber(asked.get("page")) ?? 1,
  };
}

export function listAddress<View extends string, Sort extends string>(
  { path, views, sorts, firstSort }: ListShape<View, Sort>,
  { view, q, sort, order, page }: ListQuery<View, Sort>,
): string {
  const query = new URLSearchParams();
  if (view !== views[0]) query.set("status", view);
  if (q !== "") query.set("q", q);
  if (sort !== firstSort || order !== sorts[sort]) {
    query.set("sort", sort);
    query.set("order", order);
  }
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}

const dayMs = 24 * 60 * 60 * 1000;

export function trashDaysLeft(deletedAt: string, now: Date): number {
  const passedMs = now.getTime() - Date.parse(deletedAt);
  return Math.max(0, Math.ceil(trashKeptDays - passedMs / dayMs));
}
