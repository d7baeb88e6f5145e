import { trashRetentionDays } from "./item.ts";
import { parsePageNumber } from "./page-numbers.ts";
import { dayMs } from "./time-units.ts";

export const itemsPerListPage = 20;

export type ListOrder = "asc" | "desc";

export interface ListConfig<View extends string, Sort extends string> {
  path: string;
  views: readonly View[];
  sorts: Record<Sort, ListOrder>;
  defaultSort: Sort;
  hasCategories?: boolean;
}

export interface ListQuery<View extends string = string, Sort extends string = string> {
  view: View;
  q: string;
  sort: Sort;
  order: ListOrder;
  page: number;
  /** Undefined for all of them. */
  category?: number | undefined;
}

export interface ListPage<Item, View extends string> {
  items: Item[];
  counts: Record<View, number>;
  found: number;
  page: number;
  pages: number;
}

const maxSearchLength = 150;

/** Missing and invalid parameters fall back to the defaults of the list. */
export function parseListQuery<View extends string, Sort extends string>(
  { views, sorts, defaultSort, hasCategories = false }: ListConfig<View, Sort>,
  parameters: URLSearchParams,
): ListQuery<View, Sort> {
  const status = parameters.get("status");
  const view = views.find((candidate) => candidate === status) ?? (views[0] as View);
  const sortParameter = parameters.get("sort") ?? "";
  const sort = Object.hasOwn(sorts, sortParameter) ? (sortParameter as Sort) : defaultSort;
  const order = parameters.get("order");
  return {
    view,
    q: (parameters.get("q") ?? "").normalize("NFC").trim().slice(0, maxSearchLength),
    sort,
    order: order === "asc" || order === "desc" ? order : sorts[sort],
    page: parsePageNumber(parameters.get("page")) ?? 1,
    category: hasCategories ? parseCategory(parameters.get("category")) : undefined,
  };
}

export function getListUrl<View extends string, Sort extends string>(
  { path, views, sorts, defaultSort }: ListConfig<View, Sort>,
  { view, q, sort, order, page, category }: ListQuery<View, Sort>,
): string {
  const query = new URLSearchParams();
  if (view !== views[0]) query.set("status", view);
  if (q !== "") query.set("q", q);
  if (category !== undefined) query.set("category", String(category));
  if (sort !== defaultSort || order !== sorts[sort]) {
    query.set("sort", sort);
    query.set("order", order);
  }
  if (page > 1) query.set("page", String(page));
  return query.toString() === "" ? path : `${path}?${query}`;
}

function parseCategory(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

export function getTrashDaysLeft(deletedAt: string, now: Date): number {
  const elapsedMs = now.getTime() - Date.parse(deletedAt);
  return Math.max(0, Math.ceil(trashRetentionDays - elapsedMs / dayMs));
}
