import { allCategories, type Category, initialCategory } from "../clinic/category.ts";
import { findOrder, readRows } from "../clinic/read-clinic-content.server.ts";
import type { Db } from "../records/tables.ts";

/** In the order that staff chose; the filter that shows everything comes last. */
export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await db.selectFrom("category").selectAll().orderBy("category_id").execute();
  const order = findOrder("categories", await readRows(db, ["categories"]));
  const getPosition = ({ category, category_id }: Category) => {
    if (category === allCategories) return Number.POSITIVE_INFINITY;
    const position = order.indexOf(category_id);
    return position < 0 ? order.length + category_id : position;
  };
  return rows.toSorted((a, b) => (getPosition(a) < getPosition(b) ? -1 : 1));
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
