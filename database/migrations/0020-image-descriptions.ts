import type { Kysely } from "kysely";

export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ["file_name", "alt"])
    await db.schema
      .alterTable("image")
      .addColumn(name, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  for (const name of ["focus_x", "focus_y"])
    await db.schema
      .alterTable("image")
      .addColumn(name, "integer", (c) => c.notNull().defaultTo(50))
      .execute();
}
