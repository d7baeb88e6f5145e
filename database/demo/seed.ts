import type { Db } from "#domain/tables.ts";

/** Fills an empty database with the demo; leaves any other alone, without loading the demo. */
export async function seedDemo(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await isFirst(trx))) return;
    const { fillWithDemo } = await import("./fill.ts");
    await fillWithDemo(trx);
  });
}

/** The mark makes another node that starts at the same moment wait, and then find it there. */
async function isFirst(db: Db): Promise<boolean> {
  const mark = await db
    .insertInto("setting")
    .values({ name: "demo", value: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  const anything = await db.selectFrom("category").select("category_id").executeTakeFirst();
  return mark !== undefined && anything === undefined;
}
