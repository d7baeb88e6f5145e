import type { Db } from "#domain/records/tables.ts";

/** Any other database stays as it is, and the demo is not even loaded. */
export async function seedDemo(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await claimSeeding(trx))) return;
    const { writeDemo: fillWithDemo } = await import("./write-demo.ts");
    await fillWithDemo(trx);
  });
}

/** The inserted row makes another node that starts at the same time wait and then find it. */
async function claimSeeding(db: Db): Promise<boolean> {
  const marker = await db
    .insertInto("setting")
    .values({ name: "demo", value: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  const existingCategory = await db.selectFrom("category").select("category_id").executeTakeFirst();
  return marker !== undefined && existingCategory === undefined;
}
