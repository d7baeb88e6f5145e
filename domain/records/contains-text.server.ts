import { type SelectQueryBuilder, sql } from "kysely";
import { getSearchTerms } from "./title-key.ts";

type SearchedColumn = "blog_image" | "blogs_content" | "item" | "title_key" | "search_key";

export function containsText(column: SearchedColumn, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return column.endsWith("_key")
    ? sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
    : sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`;
}

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
