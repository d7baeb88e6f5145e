import { countRows } from "../records/count-rows.server.ts";
import { itemsPerListPage, type ListPage, type ListQuery } from "../records/list-query.ts";
import { paginate, searchByTitle, sortByIds } from "../records/paginate.server.ts";
import type { Db } from "../records/tables.ts";
import { countTrash, listTrashPage } from "../records/trash.server.ts";
import type { LocationSort, LocationView } from "./location-list-config.ts";
import { countLocations } from "./location-pages.server.ts";

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
    const { items, ...pageInfo } = await listTrashPage(db, "location", query);
    const trashed = items.map(({ deleted_at: date, item: _, ...page }) => ({ ...page, date }));
    return { ...pageInfo, items: trashed, counts };
  }
  const locations = searchByTitle(db.selectFrom("location_page"), query.q);
  const found = query.q === "" ? counts.all : await countRows(locations);
  const { offset, ...pageInfo } = paginate(found, query);
  const page = await locations
    .select("location_id")
    .orderBy(query.sort === "title" ? "title_key" : "updated_at", query.order)
    .orderBy("location_id", query.order)
    .limit(itemsPerListPage)
    .offset(offset)
    .execute();
  return { ...pageInfo, items: await findStaffLocations(db, page), counts };
}

async function findStaffLocations(db: Db, page: { location_id: number }[]) {
  const ids = page.map(({ location_id }) => location_id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("location_page")
    .select(["location_id as id", "slug", "main_heading as title", "updated_at as date"])
    .where("location_id", "in", ids)
    .execute();
  return sortByIds(ids, rows, ({ id }) => id);
}
