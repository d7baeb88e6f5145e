import type { Selectable } from "kysely";
import { findItemBehind } from "../items/slugs.server.ts";
import type { Db, LocationTable } from "../tables.ts";
import type { LocationPage } from "./location.ts";

export async function findLocationBySlug(db: Db, slug: string): Promise<LocationPage | undefined> {
  const row = await db
    .selectFrom("location_page")
    .selectAll()
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && toLocation(row);
}

export async function findLocation(db: Db, id: number): Promise<LocationPage | undefined> {
  const row = await db
    .selectFrom("location_page")
    .selectAll()
    .where("location_id", "=", id)
    .executeTakeFirst();
  return row && toLocation(row);
}

/** The address that a landing page has now, by one it had before. */
export async function findMovedLocation(db: Db, oldSlug: string): Promise<string | undefined> {
  const id = await findItemBehind(db, "location", oldSlug);
  return id === undefined ? undefined : (await findLocation(db, id))?.slug;
}

/** All landing pages, in the order they were made. */
export async function listLocations(db: Db): Promise<LocationPage[]> {
  const rows = await db.selectFrom("location_page").selectAll().orderBy("location_id").execute();
  return rows.map(toLocation);
}

export type LocationLink = Pick<LocationPage, "slug" | "main_heading">;

/** The first so many, by their addresses: enough for a list of links. */
export function listLocationLinks(db: Db, limit: number): Promise<LocationLink[]> {
  return locationLinks(db, limit).execute();
}

/**
 * So many other pages than the one at an address, by their addresses: those that follow it, and
 * after the last the first, so that every page is linked from as many as it links to.
 */
export async function listLocationLinksAfter(
  db: Db,
  slug: string,
  limit: number,
): Promise<LocationLink[]> {
  const after = await locationLinks(db, limit).where("slug", ">", slug).execute();
  const missing = limit - after.length;
  if (missing === 0) return after;
  const first = await locationLinks(db, missing).where("slug", "<", slug).execute();
  return [...first, ...after];
}

function locationLinks(db: Db, limit: number) {
  return db
    .selectFrom("location_page")
    .select(["slug", "main_heading"])
    .orderBy("slug")
    .limit(limit);
}

export async function countLocations(db: Db): Promise<number> {
  const row = await db
    .selectFrom("location_page")
    .select((select) => select.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A row as the rest of the house knows it. */
export function toLocation(row: Selectable<LocationTable>): LocationPage {
  const { created_at: _, title_key: __, ...page } = row;
  return page;
}
