import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { instant, strict } = columnsFor(db);
  await strict(
    db.schema
      .createTable("passkey")
      .addColumn("passkey_id", "text", (c) => c.primaryKey())
      .addColumn("user_id", "text", (c) =>
        c.notNull().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("credential_id", "text", (c) => c.notNull().unique())
      .addColumn("public_key", "text", (c) => c.notNull())
      // Unsigned 32 bits do not fit into an integer of PostgreSQL.
      .addColumn("counter", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("added_at", instant, (c) => c.notNull())
      .addColumn("used_at", instant),
  ).execute();
  await db.schema.createIndex("passkey_user").on("passkey").column("user_id").execute();
  await strict(
    db.schema
      .createTable("used_passkey_challenge")
      .addColumn("challenge_hash", "text", (c) => c.primaryKey())
      .addColumn("expires_at", instant, (c) => c.notNull()),
  ).execute();
  await db.schema.alterTable("staff_user").addColumn("last_sign_in_at", instant).execute();
}
