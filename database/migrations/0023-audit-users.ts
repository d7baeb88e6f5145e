import type { Kysely } from "kysely";

/** The dashboard looks up each user's last sign-ins. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createIndex("audit_entry_user")
    .on("audit_entry")
    .columns(["user_id", "action", "entry_id"])
    .execute();
}
