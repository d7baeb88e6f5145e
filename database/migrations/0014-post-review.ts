import type { Kysely } from "kysely";

export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ["reviewed_by", "reviewed_on", "sources"])
    await db.schema
      .alterTable("post")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
}
