import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { instant, strict } = columnsFor(db);

  await strict(
    db.schema
      .createTable("message_trash")
      .addColumn("message_id", "integer", (c) => c.primaryKey())
      .addColumn("email", "text", (c) => c.notNull())
      .addColumn("item", "text", (c) => c.notNull())
      .addColumn("deleted_at", instant, (c) => c.notNull())
      .addColumn("deleted_by", "text", (c) => c.notNull()),
  ).execute();
  await db.schema
    .createIndex("message_trash_oldest")
    .on("message_trash")
    .column("deleted_at")
    .execute();

  // Older versions stored session tokens as they are. Only their hashes are stored now.
  await db.deleteFrom("staff_session").execute();
}
