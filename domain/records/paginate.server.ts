import { itemsPerListPage, type ListQuery } from "./list-query.ts";
import { countPages } from "./page-numbers.ts";

export function paginate(found: number, { page }: Pick<ListQuery, "page">) {
  const pages = countPages(found, itemsPerListPage);
  const currentPage = Math.min(page, pages);
  return { found, pages, page: currentPage, offset: (currentPage - 1) * itemsPerListPage };
}

export function paginateIds(ids: number[], query: Pick<ListQuery, "page">) {
  const { offset, ...pageInfo } = paginate(ids.length, query);
  return { pageIds: ids.slice(offset, offset + itemsPerListPage), ...pageInfo };
}

/** Queries select ids first, by an index alone: OFFSET over rows would read all pages before. */
export function sortByIds<Row>(ids: number[], rows: Row[], getId: (row: Row) => number): Row[] {
  const byId = new Map(rows.map((row) => [getId(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
