import type { Kysely } from "kysely";

/** An id is not given again, or what still names a deleted entry would name the new one. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("clinic_order")
    .addColumn("last_id", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
