import type { Kysely } from "kysely";

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createIndex("audit_entry_target")
    .on("audit_entry")
    .columns(["target_id", "action"])
    .execute();
}
