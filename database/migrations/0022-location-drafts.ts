import type { Kysely } from "kysely";

/** The dashboard lists the drafts that were saved last. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createIndex("location_page_state")
    .on("location_page")
    .columns(["status", "updated_at", "location_id"])
    .execute();
}
