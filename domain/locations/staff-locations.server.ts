import { type ListPage, type ListQuery, pageOfItems } from "../items/staff-list.ts";
import type { Db } from "../tables.ts";
import type { LocationSort, LocationView } from "./staff-location-list.ts";

/** What a list of the staff area needs of a landing page, in the trash or not. */
export interface StaffLocation {
  id: number;
  slug: string;
  title: string;
  /** When it was saved, or deleted. */
  date: string;
}

export type StaffLocationPage = ListPage<StaffLocation, LocationView>;

/** One page of the landing pages, or of those in the trash. */
export async function listStaffLocationPage(
  db: Db,
  query: ListQuery<LocationView, LocationSort>,
): Promise<StaffLocationPage> {
  const stored = await db
    .selectFrom("location_page")
    .select(["location_id as id", "slug", "main_heading as title", "updated_at as date"])
    .execute();
  const trashed = await db
    .selectFrom("trash")
    .select(["item_id as id", "slug", "title", "deleted_at as date"])
    .where("kind", "=", "location")
    .execute();
  const counts = { all: stored.length, trash: trashed.length };
  const items = query.view === "trash" ? trashed : stored;
  return { ...pageOfItems(items, query, (item) => item[query.sort]), counts };
}
