import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { idType, id, instant, strict } = columnsFor(db);

  await db.schema
    .alterTable("post")
    .addColumn("blog_image_alt", "text", (c) => c.notNull().defaultTo(""))
    .execute();

  await strict(
    db.schema
      .createTable("slug_redirect")
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("slug", "text", (c) => c.notNull())
      .addColumn("item_id", "integer", (c) => c.notNull())
      .addPrimaryKeyConstraint("slug_redirect_key", ["kind", "slug"]),
  ).execute();

  await strict(
    db.schema
      .createTable("trash")
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("item_id", "integer", (c) => c.notNull())
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("slug", "text", (c) => c.notNull())
      .addColumn("item", "text", (c) => c.notNull())
      .addColumn("deleted_at", instant, (c) => c.notNull())
      .addColumn("deleted_by", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("trash_key", ["kind", "item_id"]),
  ).execute();

  await strict(
    db.schema
      .createTable("item_version")
      .addColumn("version_id", idType, id)
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("item_id", "integer", (c) => c.notNull())
      .addColumn("item", "text", (c) => c.notNull())
      .addColumn("saved_at", instant, (c) => c.notNull())
      .addColumn("saved_by", "text", (c) => c.notNull()),
  ).execute();
  await db.schema
    .createIndex("item_version_newest")
    .on("item_version")
    .columns(["kind", "item_id", "version_id"])
    .execute();
}
