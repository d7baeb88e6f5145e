import { fieldReader } from "../input.server.ts";
import { slugAddress, slugPattern } from "../slug.ts";
import type { Db } from "../tables.ts";
import { type LocationPage, locationFields } from "./location.ts";

const readLocationInput = fieldReader(locationFields);

export type CreatedLocation =
  | { location: { location_id: number } }
  | { errors: Record<string, string> };

/** Stores a landing page; all sixteen fields are required. */
export async function createLocation(db: Db, input: unknown): Promise<CreatedLocation> {
  const read = readLocationInput(input);
  if ("errors" in read) return read;
  if (!new RegExp(slugPattern, "u").test(read.value.slug_url))
    return { errors: { slug_url: "Letters, digits, hyphens and spaces only, please." } };
  const slug = slugAddress(read.value.slug_url);
  if ((await findLocationBySlug(db, slug)) !== undefined)
    return { errors: { slug_url: "Another location page has this address." } };
  const now = new Date().toISOString();
  const location = await db
    .insertInto("location_page")
    .values({ ...read.value, slug, created_at: now, updated_at: now })
    .returning("location_id")
    .executeTakeFirstOrThrow();
  return { location };
}

export function findLocationBySlug(db: Db, slug: string): Promise<LocationPage | undefined> {
  return db.selectFrom("location_page").selectAll().where("slug", "=", slug).executeTakeFirst();
}

/** Enough for a list of links. */
export function listLocationLinks(db: Db): Promise<Pick<LocationPage, "slug" | "main_heading">[]> {
  return db.selectFrom("location_page").select(["slug", "main_heading"]).orderBy("slug").execute();
}

export async function countLocations(db: Db): Promise<number> {
  const row = await db
    .selectFrom("location_page")
    .select((select) => select.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
