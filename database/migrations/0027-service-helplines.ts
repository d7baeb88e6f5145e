import type { Kysely } from "kysely";

/** The button of an emergency text called 9-8-8 if the text named it; the number is a field now. */
export async function up(db: Kysely<any>): Promise<void> {
  const rows = await db
    .selectFrom("clinic_entry")
    .select(["entry_id", "item"])
    .where("kind", "=", "services")
    .where("item", "like", "%9-8-8%")
    .execute();
  for (const { entry_id, item } of rows) {
    const service = JSON.parse(item);
    if (!service.urgentText?.includes("9-8-8")) continue;
    await db
      .updateTable("clinic_entry")
      .set({ item: JSON.stringify({ ...service, urgentHelpline: "9-8-8" }) })
      .where("kind", "=", "services")
      .where("entry_id", "=", entry_id)
      .execute();
  }
}
