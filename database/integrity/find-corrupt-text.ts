import { type Kysely, sql } from "kysely";
import { listTables } from "../list-tables.ts";

const jsonColumns = [
  ...["post.blogs_content", "trash.item", "item_version.item", "message_trash.item"],
  ...["clinic_entry.item", "clinic_order.entry_ids", "autosave.item"],
];

/**
 * Returns the first corrupt text column of an SQLite file, such as "post.blogs_content". A disk
 * error inside a text leaves the structure intact, so SQLite's own check misses it. PostgreSQL
 * refuses such text itself.
 */
export async function findCorruptText(db: Kysely<any>): Promise<string | undefined> {
  for (const table of await listTables(db)) {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${table}) where type = 'TEXT' collate nocase`.execute(db);
    for (const { name } of rows) if (await isCorrupt(db, table, name)) return `${table}.${name}`;
  }
  return undefined;
}

async function isCorrupt(db: Kysely<any>, table: string, column: string): Promise<boolean> {
  const text = sql.ref(column);
  const hasNul = sql<boolean>`instr(cast(${text} as blob), x'00') > 0`;
  const isInvalidJson = sql<boolean>`json_valid(${text}) = 0`;
  const isCorruptText = jsonColumns.includes(`${table}.${column}`)
    ? sql<boolean>`${hasNul} or ${isInvalidJson}`
    : hasNul;
  const row = await db
    .selectFrom(table)
    .select(sql`1`.as("one"))
    .where(isCorruptText)
    .executeTakeFirst();
  return row !== undefined;
}
