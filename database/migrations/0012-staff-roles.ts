import type { Kysely } from "kysely";

/** Everyone who could enter the staff area before there were roles could do everything there. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("staff_user")
    .addColumn("role", "text", (column) => column.notNull().defaultTo("owner"))
    .execute();
}
