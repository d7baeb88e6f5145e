import { type SelectQueryBuilder, sql } from "kysely";
import { countPages } from "../posts/pagination.ts";
import { itemsPerListPage, type ListQuery } from "./staff-list.ts";
import { searchedWords } from "./title-key.ts";

/** The rows whose titles hold every word of a search. A word may stand anywhere, so all keys are read. */
export function whereTitleHolds<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  q: string,
): SelectQueryBuilder<DB, Table, Row> {
  return searchedWords(q).reduce((narrowed, word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return narrowed.where(sql<boolean>`title_key like ${pattern} escape '\\'`);
  }, rows);
}

/** Where a page of a list begins; where the last item of the last page is gone, the one before it is the last. */
export function placeOfPage(found: number, { page }: Pick<ListQuery, "page">) {
  const pages = countPages(found, itemsPerListPage);
  const shown = Math.min(page, pages);
  return { found, pages, page: shown, offset: (shown - 1) * itemsPerListPage };
}

/**
 * A page's rows in the order of its ids. The ids are found first, in an index alone: read together
 * with them, the rows of all pages before it would be read too.
 */
export function inOrderOf<Row>(ids: number[], rows: Row[], idOf: (row: Row) => number): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
