import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { instant, strict } = columnsFor(db);

  for (const column of ["leased_by", "last_failure"])
    await db.schema.alterTable("message_outbox").addColumn(column, "text").execute();
  await db.schema
    .createIndex("message_outbox_due")
    .on("message_outbox")
    .columns(["sent_at", "due_at"])
    .execute();

  await strict(
    db.schema
      .createTable("message_reading")
      .addColumn("message_id", "integer", (c) =>
        c.notNull().references("message.message_id").onDelete("cascade"),
      )
      .addColumn("read_by", "text", (c) => c.notNull())
      .addColumn("reader_name", "text", (c) => c.notNull())
      .addColumn("read_at", instant, (c) => c.notNull())
      .addPrimaryKeyConstraint("message_reading_key", ["message_id", "read_at", "read_by"]),
  ).execute();

  await strict(
    db.schema
      .createTable("message_attempt")
      .addColumn("attempt_id", "text", (c) => c.notNull())
      .addColumn("counted_for", "text", (c) => c.notNull())
      .addColumn("attempted_at", instant, (c) => c.notNull())
      .addPrimaryKeyConstraint("message_attempt_key", [
        "counted_for",
        "attempted_at",
        "attempt_id",
      ]),
  ).execute();
}
