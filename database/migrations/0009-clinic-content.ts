import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { instant, strict } = columnsFor(db);
  await strict(
    db.schema
      .createTable("clinic_entry")
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("entry_id", "integer", (c) => c.notNull())
      .addColumn("item", "text")
      .addColumn("updated_at", instant, (c) => c.notNull())
      .addColumn("updated_by", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("clinic_entry_key", ["kind", "entry_id"]),
  ).execute();
  await strict(
    db.schema
      .createTable("clinic_order")
      .addColumn("kind", "text", (c) => c.primaryKey())
      .addColumn("entry_ids", "text", (c) => c.notNull()),
  ).execute();
}
