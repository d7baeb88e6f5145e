import type { FieldErrors } from "../fields/field-list.ts";
import { countRows } from "../records/count-rows.server.ts";
import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";
import {
  type CategoryEntry,
  categoryNameLimit,
  createDefaultCategory,
} from "./categories-definition.ts";
import { allCategories, type Category, defaultCategoryId } from "./category.ts";

/** The categories of the table, with the covers and services of content/. */
export async function listDefaultCategories(db: Db): Promise<CategoryEntry[]> {
  const rows = await db
    .selectFrom("category")
    .selectAll()
    .where("category", "!=", allCategories)
    .orderBy("category_id")
    .execute();
  return rows.map(({ category_id, category }) => createDefaultCategory(category_id, category));
}

/** Names differ in more than their case, since visitors choose by them. */
export async function isNameTaken(trx: Db, name: string, exceptId: number): Promise<boolean> {
  await lockCategories(trx);
  const rows = await trx.selectFrom("category").selectAll().execute();
  const key = name.toLowerCase();
  return rows.some((row) => row.category_id !== exceptId && row.category.toLowerCase() === key);
}

export async function storeCategory(trx: Db, category_id: number, name: string): Promise<void> {
  await trx
    .insertInto("category")
    .values({ category_id, category: name })
    .onConflict((conflict) => conflict.column("category_id").doUpdateSet({ category: name }))
    .execute();
}

export async function findFreeName(trx: Db, name: string, id: number): Promise<string> {
  for (let number = 2, free = name; ; number += 1) {
    if (!(await isNameTaken(trx, free, id))) return free;
    const ending = ` ${number}`;
    const head = Array.from(name)
      .slice(0, categoryNameLimit - ending.length)
      .join("");
    free = `${head.trimEnd()}${ending}`;
  }
}

export interface MovedPosts {
  to: number;
  ids: number[];
}

/** Its posts move to another category, and the trash stores their ids. */
export async function removeCategory(
  trx: Db,
  id: number,
  moveTo: number | undefined,
): Promise<{ errors: FieldErrors } | { moved: MovedPosts }> {
  await lockCategories(trx);
  if (id === defaultCategoryId)
    return { errors: { body: "New posts begin in this category. Rename it instead." } };
  await lockCategory(trx, id, "exclusive");
  const count = await countPosts(trx, id);
  const others = (await listDefaultCategories(trx)).filter((category) => category.id !== id);
  if (count > 0 && !others.some((category) => category.id === moveTo)) {
    const posts = count === 1 ? "1 post is" : `${count} posts are`;
    return { errors: { moveTo: `${posts} in this category. Choose another one for them.` } };
  }
  const moved = await movePosts(trx, id, moveTo ?? defaultCategoryId);
  await trx.deleteFrom("category").where("category_id", "=", id).execute();
  return { moved };
}

async function movePosts(trx: Db, id: number, to: number): Promise<MovedPosts> {
  const posts = trx.updateTable("post").set({ category: to }).where("category", "=", id);
  const moved = await posts.returning("blog_id").execute();
  return { to, ids: moved.map(({ blog_id }) => blog_id) };
}

/** Posts that have been sorted elsewhere since stay there. Returns the number of the others. */
export async function returnPosts(trx: Db, id: number, { to, ids }: MovedPosts): Promise<number> {
  if (ids.length === 0) return 0;
  const posts = trx.updateTable("post").set({ category: id }).where("category", "=", to);
  const taken = await posts.where("blog_id", "in", ids).returning("blog_id").execute();
  return taken.length;
}

/** Until the transaction ends, "shared" prevents a removal, "exclusive" also new posts. */
export async function lockCategory(
  trx: Db,
  id: number,
  mode: "shared" | "exclusive",
): Promise<Category | undefined> {
  const category = trx.selectFrom("category").selectAll().where("category_id", "=", id);
  if (!isPostgres(trx)) return category.executeTakeFirst();
  return (mode === "shared" ? category.forKeyShare() : category.forUpdate()).executeTakeFirst();
}

function countPosts(db: Db, category: number): Promise<number> {
  return countRows(db.selectFrom("post").where("category", "=", category));
}

export async function countPostsByCategory(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("post")
    .select(({ fn }) => ["category", fn.countAll().as("count")])
    .groupBy("category")
    .execute();
  return new Map(rows.map(({ category, count }) => [category, Number(count)]));
}

/** Changes of categories wait here for each other: the row of the filter is always there. */
async function lockCategories(trx: Db): Promise<void> {
  await trx
    .updateTable("category")
    .set((set) => ({ category: set.ref("category") }))
    .where("category", "=", allCategories)
    .execute();
}
