import { createLocation } from "#domain/locations/write-locations.server.ts";
import { listCategories } from "#domain/posts/categories.server.ts";
import { categoryAll } from "#domain/posts/category.ts";
import { createPost } from "#domain/posts/write-posts.server.ts";
import type { Db } from "#domain/tables.ts";
import { demoWriter } from "./fill.ts";
import { madeUpLocation, madeUpPost, madeUpSlug } from "./made-up-texts.ts";

const writer = "Made up";
const savesPerTransaction = 200;

interface Wanted {
  posts: number;
  locations: number;
}

/**
 * Adds fake posts and location pages up to the given totals. Items of earlier runs count, so it can
 * run again.
 */
export async function addMadeUp(db: Db, wanted: Wanted, now = new Date()): Promise<Wanted> {
  const categories = (await listCategories(db))
    .filter(({ category }) => category !== categoryAll)
    .map(({ category_id }) => category_id);
  return {
    posts: await fillUp(db, "post", wanted.posts, (trx, number) =>
      createPost(trx, madeUpPost(number, categories, now), writer),
    ),
    locations: await fillUp(db, "location_page", wanted.locations, (trx, number) =>
      createLocation(trx, madeUpLocation(number), writer),
    ),
  };
}

/** Fake items must never appear among the real ones. */
export async function holdsWorkOfStaff(db: Db): Promise<boolean> {
  const saved = await db
    .selectFrom("item_version")
    .select("version_id")
    .where("saved_by", "not in", [demoWriter, writer])
    .limit(1)
    .executeTakeFirst();
  return saved !== undefined;
}

async function fillUp(
  db: Db,
  table: "post" | "location_page",
  wanted: number,
  create: (trx: Db, number: number) => Promise<object>,
): Promise<number> {
  const there = await db.selectFrom(table).select("slug").execute();
  const isMadeUp = ({ slug }: { slug: string }) => slug.startsWith(madeUpSlug);
  const first = there.filter(isMadeUp).length + 1;
  const last = first + Math.max(0, wanted - there.length) - 1;
  for (let number = first; number <= last; number += savesPerTransaction)
    await db.transaction().execute(async (trx) => {
      const end = Math.min(last, number + savesPerTransaction - 1);
      for (let each = number; each <= end; each += 1) {
        const saved = await create(trx, each);
        if ("errors" in saved) throw new Error(`${table} ${each}: ${JSON.stringify(saved.errors)}`);
      }
    });
  return last - first + 1;
}
