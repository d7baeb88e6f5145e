import { sql } from "kysely";

type SearchedColumn = "blog_image" | "blogs_content" | "item" | "title_key" | "search_key";

export function containsText(column: SearchedColumn, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
