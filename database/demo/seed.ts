import type { Db } from "#domain/tables.ts";

/** Any other database stays as it is, and the demo is not even loaded. */
export async function seedDemo(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await isFirst(trx))) return;
    const { fillWithDemo } = await import("./fill.ts");
    await fillWithDemo(trx);
  });
}

/** The inserted row makes another node that starts at the same time wait and then find it. */
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
