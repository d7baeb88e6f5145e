import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { id, idType, instant, strict } = columnsFor(db);

  for (const column of ["answered_by", "answered_by_name", "answer_channel"])
    await db.schema.alterTable("message").addColumn(column, "text").execute();
  for (const column of ["assigned_to", "assigned_name"])
    await db.schema.alterTable("message").addColumn(column, "text").execute();
  for (const column of ["answered_at", "moved_at", "marked_unread_at"])
    await db.schema.alterTable("message").addColumn(column, instant).execute();

  await strict(
    db.schema
      .createTable("message_history")
      .addColumn("entry_id", idType, id)
      .addColumn("message_id", "integer", (c) =>
        c.notNull().references("message.message_id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("detail", "text", (c) => c.notNull())
      .addColumn("user_id", "text", (c) => c.notNull())
      .addColumn("user_name", "text", (c) => c.notNull())
      .addColumn("happened_at", instant, (c) => c.notNull()),
  ).execute();
  await db.schema
    .createIndex("message_history_message")
    .on("message_history")
    .columns(["message_id", "kind"])
    .execute();
}
