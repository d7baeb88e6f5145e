import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { idType, id, instant, strict } = columnsFor(db);

  await db.schema.alterTable("staff_user").addColumn("disabledAt", instant).execute();

  await strict(
    db.schema
      .createTable("second_factor")
      .addColumn("user_id", "text", (c) =>
        c.primaryKey().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("sealed_secret", "text", (c) => c.notNull())
      .addColumn("confirmed_at", instant)
      .addColumn("last_step", "integer", (c) => c.notNull()),
  ).execute();

  await strict(
    db.schema
      .createTable("recovery_code")
      .addColumn("user_id", "text", (c) =>
        c.notNull().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("code_hash", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("recovery_code_key", ["user_id", "code_hash"]),
  ).execute();

  await strict(
    db.schema
      .createTable("password_link")
      .addColumn("user_id", "text", (c) =>
        c.primaryKey().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("token_hash", "text", (c) => c.notNull().unique())
      .addColumn("expires_at", instant, (c) => c.notNull()),
  ).execute();

  await strict(
    db.schema
      .createTable("audit_entry")
      .addColumn("entry_id", idType, id)
      .addColumn("at", instant, (c) => c.notNull())
      .addColumn("user_id", "text")
      .addColumn("user_name", "text", (c) => c.notNull())
      .addColumn("act", "text", (c) => c.notNull())
      .addColumn("thing_id", "text", (c) => c.notNull())
      .addColumn("thing_name", "text", (c) => c.notNull())
      .addColumn("network", "text", (c) => c.notNull()),
  ).execute();
  await db.schema.createIndex("audit_entry_at").on("audit_entry").column("at").execute();
}
