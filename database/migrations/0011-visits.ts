import type { Kysely } from "kysely";
import { columnsFor } from "../columns.ts";

export async function up(db: Kysely<any>): Promise<void> {
  const { sortText, strict } = columnsFor(db);
  await strict(
    db.schema
      .createTable("visit")
      .addColumn("day", sortText, (c) => c.notNull())
      .addColumn("page", sortText, (c) => c.notNull())
      .addColumn("referring_host", sortText, (c) => c.notNull())
      .addColumn("visits", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("book_taps", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("call_taps", "integer", (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint("visit_key", ["day", "page", "referring_host"]),
  ).execute();
}
