import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { instant, strict } = columnsFor(db);

  await strict(
    db.schema
      .createTable("known_network")
      .addColumn("user_id", "text", (c) =>
        c.notNull().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("network_hash", "text", (c) => c.notNull())
      .addColumn("seen_at", instant, (c) => c.notNull())
      .addPrimaryKeyConstraint("known_network_key", ["user_id", "network_hash"]),
  ).execute();

  await strict(
    db.schema
      .createTable("staff_notice")
      .addColumn("user_id", "text", (c) =>
        c.notNull().references("staff_user.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("subject", "text", (c) => c.notNull())
      .addColumn("times", "integer", (c) => c.notNull())
      .addColumn("first_at", instant, (c) => c.notNull())
      .addColumn("last_at", instant, (c) => c.notNull())
      .addPrimaryKeyConstraint("staff_notice_key", ["user_id", "kind", "subject"]),
  ).execute();

  await db.schema
    .alterTable("audit_entry")
    .addColumn("times", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable("audit_entry").addColumn("sum_key", "text").execute();
  await db.schema
    .createIndex("audit_entry_sum_key")
    .on("audit_entry")
    .column("sum_key")
    .unique()
    .execute();

  // An attempt that is not counted is deleted by its id.
  await db.schema
    .createIndex("sign_in_attempt_id")
    .on("sign_in_attempt")
    .column("attempt_id")
    .execute();
}
