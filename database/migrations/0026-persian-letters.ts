import { type Kysely, sql } from "kysely";

/** Arabic keyboards write two Persian letters otherwise; a search finds either, as `toPlainText` does. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const [table, key] of [
    ["message", "search_key"],
    ...["post", "location_page", "trash"].map((name) => [name, "title_key"]),
  ] as [string, string][]) {
    let plain = sql<string>`${sql.ref(key)}`;
    for (const [written, stored] of [
      ["\u064a", "\u06cc"],
      ["\u0649", "\u06cc"],
      ["\u0643", "\u06a9"],
      ["\u200c", ""],
      ["\u200d", ""],
    ])
      plain = sql<string>`replace(${plain}, ${sql.lit(written)}, ${sql.lit(stored)})`;
    await db
      .updateTable(table)
      .set({ [key]: plain })
      .where(sql.ref(key), "!=", plain)
      .execute();
  }
}
