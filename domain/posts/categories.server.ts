import type { Db } from "../tables.ts";
import { type Category, categoryAll, firstCategory } from "./category.ts";

export function listCategories(db: Db): Promise<Category[]> {
  return db.selectFrom("category").selectAll().orderBy("category_id").execute();
}

export async function ensureCategories(db: Db): Promise<void> {
  const any = await db.selectFrom("category").select("category_id").limit(1).execute();
  if (any.length > 0) return;
  for (const category of [firstCategory, categoryAll])
    await db
      .insertInto("category")
      .values({ category })
      .onConflict((conflict) => conflict.column("category").doNothing())
      .execute();
}
