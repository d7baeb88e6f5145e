import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { instant, strict } = columnsFor(db);
  await strict(
    db.schema
      .createTable("trusted_device")
      .addColumn("device_id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "text", (c) =>
        c.notNull().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("token_hash", "text", (c) => c.notNull().unique())
      .addColumn("device", "text", (c) => c.notNull())
      .addColumn("network", "text", (c) => c.notNull())
      .addColumn("trusted_at", instant, (c) => c.notNull())
      .addColumn("expires_at", instant, (c) => c.notNull()),
  ).execute();
  await db.schema
    .createIndex("trusted_device_user")
    .on("trusted_device")
    .column("user_id")
    .execute();
}
