import type { Kysely } from "kysely";

/** The button of an emergency text called 9-8-8 if the text named it; the number is a field now. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const [table, key] of [
    ["clinic_entry", "entry_id"],
    ["item_version", "version_id"],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select([key, "item"])
      .where("kind", "=", "services")
      .where("item", "like", "%9-8-8%")
      .execute();
    for (const row of rows) {
      const service = JSON.parse(row.item);
      if (!service.urgentText?.includes("9-8-8")) continue;
      await db
        .updateTable(table)
        .set({ item: JSON.stringify({ ...service, urgentHelpline: "9-8-8" }) })
        .where("kind", "=", "services")
        .where(key, "=", row[key])
        .execute();
    }
  }
}
