import { type SelectQueryBuilder, sql } from "kysely";
import { countPages } from "../posts/pagination.ts";
import { itemsPerListPage, type ListQuery } from "./staff-list.ts";
import { searchedWords } from "./title-key.ts";

/** A search term may occur anywhere in a word, so no index helps and all keys are read. */
export function whereTitleHolds<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  q: string,
): SelectQueryBuilder<DB, Table, Row> {
  return searchedWords(q).reduce((narrowed, word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return narrowed.where(sql<boolean>`title_key like ${pattern} escape '\\'`);
  }, rows);
}

export function placeOfPage(found: number, { page }: Pick<ListQuery, "page">) {
  const pages = countPages(found, itemsPerListPage);
  const shown = Math.min(page, pages);
  return { found, pages, page: shown, offset: (shown - 1) * itemsPerListPage };
}

/**
 * Ids are selected first, through an index alone: OFFSET over whole rows would read every row of
 * the pages before.
 */
export function inOrderOf<Row>(ids: number[], rows: Row[], idOf: (row: Row) => number): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
