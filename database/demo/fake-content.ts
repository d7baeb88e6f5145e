import { allCategories } from "#domain/clinic/category.ts";
import { createLocation } from "#domain/location-pages/write-location-pages.server.ts";
import { listCategories } from "#domain/posts/categories.server.ts";
import { createPost } from "#domain/posts/write-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { createFakeLocation, createFakePost, fakeSlugPrefix } from "./fake-texts.ts";
import { demoAuthor } from "./write-demo.ts";

const fakeAuthor = "Made up";
const savesPerTransaction = 200;

interface ContentTotals {
  posts: number;
  locations: number;
}

/** Items of earlier runs count, so it can run again. */
export async function addFakeContent(db: Db, totals: ContentTotals): Promise<ContentTotals> {
  const now = new Date();
  const categories = (await listCategories(db))
    .filter(({ category }) => category !== allCategories)
    .map(({ category_id }) => category_id);
  return {
    posts: await addMissing(db, "post", totals.posts, (trx, number) =>
      createPost(trx, createFakePost(number, categories, now), fakeAuthor),
    ),
    locations: await addMissing(db, "location_page", totals.locations, (trx, number) =>
      createLocation(trx, createFakeLocation(number), fakeAuthor),
    ),
  };
}

/** Fake items must never appear among the real ones. */
export async function hasStaffContent(db: Db): Promise<boolean> {
  const saved = await db
    .selectFrom("item_version")
    .select("version_id")
    .where("saved_by", "not in", [demoAuthor, fakeAuthor])
    .limit(1)
    .executeTakeFirst();
  return saved !== undefined;
}

async function addMissing(
  db: Db,
  table: "post" | "location_page",
  totals: number,
  create: (trx: Db, number: number) => Promise<object>,
): Promise<number> {
  const existing = await db.selectFrom(table).select("slug").execute();
  const isFake = ({ slug }: { slug: string }) => slug.startsWith(fakeSlugPrefix);
  const first = existing.filter(isFake).length + 1;
  const last = first + Math.max(0, totals - existing.length) - 1;
  for (let number = first; number <= last; number += savesPerTransaction)
    await db.transaction().execute(async (trx) => {
      const end = Math.min(last, number + savesPerTransaction - 1);
      for (let itemNumber = number; itemNumber <= end; itemNumber += 1) {
        const saved = await create(trx, itemNumber);
        if ("errors" in saved)
          throw new Error(`${table} ${itemNumber}: ${JSON.stringify(saved.errors)}`);
      }
    });
  return last - first + 1;
}
