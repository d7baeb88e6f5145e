import { type Kysely, sql } from "kysely";
import { columnsFor } from "../columns.ts";

/**
 * What lists are sorted, searched and paged by (domain/items/title-key.ts), and what landing pages
 * that are alike are found by (domain/locations/sketch.ts).
 */
export async function up(db: Kysely<any>): Promise<void> {
  const { sortText, strict } = columnsFor(db);

  for (const [table, id, title] of titles) {
    await db.schema
      .alterTable(table)
      .addColumn("title_key", sortText, (c) => c.notNull().defaultTo(""))
      .execute();
    const rows = await db
      .selectFrom(table)
      .select([`${id} as id`, `${title} as title`])
      .execute();
    for (const row of rows)
      await db
        .updateTable(table)
        .set({ title_key: titleKey(row.title) })
        .where(id, "=", row.id)
        .execute();
  }

  await db.schema
    .createIndex("post_of_category")
    .on("post")
    .columns(["category", "status", "published_date", "blog_id"])
    .execute();
  // A draft is listed by the day it was saved: the same words as in domain/posts/staff-posts.server.ts.
  const listed = sql`(case when status = 'draft' then updated_at else published_date end)`;
  await sql`create index post_listed on post (${listed}, blog_id, title_key)`.execute(db);
  await sql`create index post_in_state on post (status, ${listed}, blog_id, title_key)`.execute(db);
  await db.schema.createIndex("post_title").on("post").columns(["title_key", "blog_id"]).execute();

  await db.schema
    .createIndex("location_title")
    .on("location_page")
    .columns(["title_key", "location_id"])
    .execute();
  await db.schema
    .createIndex("location_saved")
    .on("location_page")
    .columns(["updated_at", "location_id", "title_key"])
    .execute();

  await strict(
    db.schema
      .createTable("location_sketch")
      .addColumn("hash", "integer", (c) => c.notNull())
      .addColumn("location_id", "integer", (c) =>
        c.notNull().references("location_page.location_id").onDelete("cascade"),
      )
      .addPrimaryKeyConstraint("location_sketch_key", ["hash", "location_id"]),
  ).execute();
  await db.schema
    .createIndex("location_sketch_page")
    .on("location_sketch")
    .column("location_id")
    .execute();
  for (const page of await db.selectFrom("location_page").selectAll().execute())
    for (const hash of sketchOf(page))
      await db
        .insertInto("location_sketch")
        .values({ hash, location_id: page.location_id })
        .execute();
}

const titles = [
  ["post", "blog_id", "title"],
  ["location_page", "location_id", "main_heading"],
  ["trash", "item_id", "title"],
] as const;

// As the domain made both when this was written.

function titleKey(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .trim()
    .slice(0, 200);
  const inOrder = plain
    .replace(/[[\p{P}\p{S}]--\p{ASCII}]/gv, "!")
    .replace(/\d+/g, (digits) => String.fromCharCode(0x10 + Math.min(digits.length, 15)) + digits);
  return inOrder === plain ? plain : `${inOrder}\n${plain}`;
}

function sketchOf(page: Record<string, string>): number[] {
  const names = ["main_paragraph", "paragraph_1", "paragraph_2", "paragraph_3", "paragraph_4"];
  const hashes = names.flatMap((name) => {
    const words = page[name]?.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
    return words.slice(2).map((_, i) => hashOf(words.slice(i, i + 3).join(" ")));
  });
  return [...new Set(hashes)].sort((one, other) => one - other).slice(0, 48);
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 1;
}
