import { itemsPerListPage, type ListQuery } from "./list-query.ts";
import { countPages } from "./page-numbers.ts";
import { maxSearchedItems, type SearchText, searchTexts } from "./search-texts.server.ts";

interface ListReader {
  listIds: (limit: number, offset: number) => Promise<number[]>;
  loadTexts: (ids: number[]) => Promise<SearchText[]>;
}

/** A search reads the texts of the whole list, whose length is `count`. */
export async function findPage(
  { q, page: wantedPage }: Pick<ListQuery, "q" | "page">,
  count: number,
  { listIds, loadTexts }: ListReader,
) {
  const foundIds =
    q === "" ? undefined : await searchTexts(await listIds(maxSearchedItems, 0), q, loadTexts);
  const found = foundIds?.length ?? count;
  const pages = countPages(found, itemsPerListPage);
  const page = Math.min(wantedPage, pages);
  const offset = (page - 1) * itemsPerListPage;
  const ids = foundIds
    ? foundIds.slice(offset, offset + itemsPerListPage)
    : await listIds(itemsPerListPage, offset);
  return { ids, found, pages, page };
}

/** Queries select ids first, by an index alone: OFFSET over rows would read all pages before. */
export function sortByIds<Row>(ids: number[], rows: Row[], getId: (row: Row) => number): Row[] {
  const byId = new Map(rows.map((row) => [getId(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
