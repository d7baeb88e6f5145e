import { itemsPerListPage, type ListPage, type ListQuery } from "../records/list-query.ts";
import { paginate, sortByIds } from "../records/paginate.server.ts";
import {
  maxSearchedItems,
  paginateIds,
  type SearchText,
  searchTexts,
} from "../records/search-texts.server.ts";
import { parseStoredRow } from "../records/stored-row.server.ts";
import type { Db } from "../records/tables.ts";
import { countTrash, listTrashPage } from "../records/trash.server.ts";
import type { LocationSort, LocationView } from "./location-list-config.ts";
import { type LocationTexts, locationFieldNames } from "./location-page.ts";
import { blankLocationRow, countLocations } from "./location-pages.server.ts";

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
    const { items, ...pageInfo } = await listTrashPage(db, "location", query, (item) =>
      getSearchText(parseStoredRow(item, blankLocationRow)),
    );
    const trashed = items.map(({ deleted_at: date, item: _, ...page }) => ({ ...page, date }));
    return { ...pageInfo, items: trashed, counts };
  }
  const locations = db
    .selectFrom("location_page")
    .select("location_id")
    .orderBy(query.sort === "title" ? "title_key" : "updated_at", query.order)
    .orderBy("location_id", query.order);
  if (query.q !== "") {
    const ids = getIds(await locations.limit(maxSearchedItems).execute());
    const found = await searchTexts(ids, query.q, (batch) => loadTexts(db, batch));
    const { pageIds, ...pageInfo } = paginateIds(found, query);
    return { ...pageInfo, items: await findStaffLocations(db, pageIds), counts };
  }
  const { offset, ...pageInfo } = paginate(counts.all, query);
  const page = await locations.limit(itemsPerListPage).offset(offset).execute();
  return { ...pageInfo, items: await findStaffLocations(db, getIds(page)), counts };
}

function getIds(rows: { location_id: number }[]): number[] {
  return rows.map(({ location_id }) => location_id);
}

async function loadTexts(db: Db, ids: number[]): Promise<SearchText[]> {
  const rows = await db
    .selectFrom("location_page")
    .selectAll()
    .where("location_id", "in", ids)
    .execute();
  return rows.map((row) => ({ id: row.location_id, text: getSearchText(row) }));
}

function getSearchText(page: LocationTexts): string {
  return locationFieldNames.map((name) => page[name]).join("\n");
}

async function findStaffLocations(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("location_page")
    .select(["location_id as id", "slug", "main_heading as title", "updated_at as date"])
    .where("location_id", "in", ids)
    .execute();
  return sortByIds(ids, rows, ({ id }) => id);
}
