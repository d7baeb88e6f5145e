import type { Db } from "./tables.ts";

export async function findSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

export async function storeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
