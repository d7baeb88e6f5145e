import type { SelectQueryBuilder } from "kysely";
import { containsText } from "./contains-text.server.ts";
import { itemsPerListPage, type ListQuery } from "./list-query.ts";
import { countPages } from "./page-numbers.ts";
import { getSearchTerms } from "./title-key.ts";

/** A search term may occur anywhere in a word, so no index helps and all keys are read. */
export function searchByTitle<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  q: string,
): SelectQueryBuilder<DB, Table, Row> {
  return getSearchTerms(q).reduce(
    (query, term) => query.where(containsText("title_key", term)),
    rows,
  );
}

export function paginate(found: number, { page }: Pick<ListQuery, "page">) {
  const pages = countPages(found, itemsPerListPage);
  const currentPage = Math.min(page, pages);
  return { found, pages, page: currentPage, offset: (currentPage - 1) * itemsPerListPage };
}

/** Queries select ids first, by an index alone: OFFSET over rows would read all pages before. */
export function sortByIds<Row>(ids: number[], rows: Row[], getId: (row: Row) => number): Row[] {
  const byId = new Map(rows.map((row) => [getId(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
