import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { sortText, strict } = columnsFor(db);
  await strict(
    db.schema
      .createTable("imported_post")
      .addColumn("source", sortText, (c) => c.notNull())
      .addColumn("source_id", "integer", (c) => c.notNull())
      .addColumn("blog_id", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("imported_post_primary_key", ["source", "source_id"]),
  ).execute();
  await strict(
    db.schema
      .createTable("former_permalink")
      .addColumn("permalink", sortText, (c) => c.notNull().primaryKey())
      .addColumn("blog_id", "integer", (c) => c.notNull()),
  ).execute();
  await db.schema
    .createIndex("former_permalink_post")
    .on("former_permalink")
    .column("blog_id")
    .execute();
}
