import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { sortText } = columnsFor(db);
  await db.schema
    .alterTable("location_page")
    .addColumn("status", sortText, (c) => c.notNull().defaultTo("published"))
    .execute();
  for (const [name, column] of [
    ["location_public", "slug"],
    ["location_public_title", "title_key"],
  ] as const)
    await db.schema
      .createIndex(name)
      .on("location_page")
      .columns(["status", column, "location_id"])
      .execute();
}
