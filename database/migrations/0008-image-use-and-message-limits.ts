import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

/**
 * Since when nothing names an uploaded image: in a table of its own, because a write to `image` makes
 * the pages that show it stale. And an index for limits, which look an attempt up by its id.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const { instant, strict } = columnsFor(db);
  await strict(
    db.schema
      .createTable("image_use")
      .addColumn("image_id", "integer", (c) =>
        c.primaryKey().references("image.image_id").onDelete("cascade"),
      )
      .addColumn("last_used_at", instant, (c) => c.notNull()),
  ).execute();
  // Nobody knows when an image was last used before this: its time begins anew.
  const last_used_at = new Date().toISOString();
  await db
    .insertInto("image_use")
    .columns(["image_id", "last_used_at"])
    .expression(
      db
        .selectFrom("image")
        .select(({ val }) => ["image_id", val(last_used_at).as("last_used_at")]),
    )
    .execute();
  await db.schema
    .createIndex("message_attempt_id")
    .on("message_attempt")
    .column("attempt_id")
    .execute();
}
