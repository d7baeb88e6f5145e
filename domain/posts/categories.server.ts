import type { Db } from "../records/tables.ts";
import { allCategories, type Category, initialCategory } from "./category.ts";

export function listCategories(db: Db): Promise<Category[]> {
  return db.selectFrom("category").selectAll().orderBy("category_id").execute();
}

export async function ensureCategories(db: Db): Promise<void> {
  const existing = await db.selectFrom("category").select("category_id").limit(1).execute();
  if (existing.length > 0) return;
  for (const category of [initialCategory, allCategories])
    await db
      .insertInto("category")
      .values({ category })
      .onConflict((conflict) => conflict.column("category").doNothing())
      .execute();
}
