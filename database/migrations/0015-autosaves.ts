import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { instant, sortText, strict } = columnsFor(db);
  await strict(
    db.schema
      .createTable("autosave")
      .addColumn("user_id", "text", (c) =>
        c.notNull().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("autosave_key", sortText, (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("item_id", "integer", (c) => c.notNull())
      .addColumn("item", "text", (c) => c.notNull())
      .addColumn("based_on", "text", (c) => c.notNull())
      .addColumn("saved_at", instant, (c) => c.notNull())
      .addPrimaryKeyConstraint("autosave_primary_key", ["user_id", "autosave_key"]),
  ).execute();
}
