import { countRows } from "../count-rows.server.ts";
import { inOrderOf, placeOfPage, whereTitleHolds } from "../items/page-of-rows.server.ts";
import { itemsPerListPage, type ListPage, type ListQuery } from "../items/staff-list.ts";
import { countTrash, listTrashPage } from "../items/trash.server.ts";
import type { Db } from "../tables.ts";
import { countLocations } from "./locations.server.ts";
import type { LocationSort, LocationView } from "./staff-location-list.ts";

export interface StaffLocation {
  id: number;
  slug: string;
  title: string;
  date: string;
}

export type StaffLocationPage = ListPage<StaffLocation, LocationView>;

export async function listStaffLocationPage(
  db: Db,
  query: ListQuery<LocationView, LocationSort>,
): Promise<StaffLocationPage> {
  const counts = { all: await countLocations(db), trash: await countTrash(db, "location") };
  if (query.view === "trash") {
    const { items, ...place } = await listTrashPage(db, "location", query);
    const trashed = items.map(({ deleted_at: date, item: _, ...page }) => ({ ...page, date }));
    return { ...place, items: trashed, counts };
  }
  const locations = whereTitleHolds(db.selectFrom("location_page"), query.q);
  const found = query.q === "" ? counts.all : await countRows(locations);
  const { offset, ...place } = placeOfPage(found, query);
  const page = await locations
    .select("location_id")
    .orderBy(query.sort === "title" ? "title_key" : "updated_at", query.order)
    .orderBy("location_id", query.order)
    .limit(itemsPerListPage)
    .offset(offset)
    .execute();
  return { ...place, items: await findStaffLocations(db, page), counts };
}

async function findStaffLocations(db: Db, page: { location_id: number }[]) {
  const ids = page.map(({ location_id }) => location_id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("location_page")
    .select(["location_id as id", "slug", "main_heading as title", "updated_at as date"])
    .where("location_id", "in", ids)
    .execute();
  return inOrderOf(ids, rows, ({ id }) => id);
}
