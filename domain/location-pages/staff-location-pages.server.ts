import { countRows } from "../records/count-rows.server.ts";
import { getDraftName } from "../records/draft-name.ts";
import { findPage, sortByIds } from "../records/find-page.server.ts";
import type { ItemStatus } from "../records/item.ts";
import type { ListPage, ListQuery } from "../records/list-query.ts";
import type { SearchText } from "../records/search-texts.server.ts";
import { parseStoredRow } from "../records/stored-row.server.ts";
import { hidePlaceholder } from "../records/stored-slug.server.ts";
import type { Db } from "../records/tables.ts";
import { countTrash, listTrashPage } from "../records/trash.server.ts";
import type { LocationSort, LocationView } from "./location-list-config.ts";
import { type LocationTexts, locationFieldNames } from "./location-page.ts";
import { blankLocationRow } from "./location-pages.server.ts";

interface StaffLocation {
  id: number;
  slug: string;
  title: string;
  date: string;
  state: ItemStatus | "trash";
}

type StaffLocationPage = ListPage<StaffLocation, LocationView>;

export async function listStaffLocationPage(
  db: Db,
  query: ListQuery<LocationView, LocationSort>,
): Promise<StaffLocationPage> {
  const counts = await countLocationStates(db);
  if (query.view === "trash") {
    const { items, ...pageInfo } = await listTrashPage(db, "location", query, (item) =>
      getSearchText(parseStoredRow(item, blankLocationRow)),
    );
    const trashed = items.map(({ deleted_at: date, item: _, ...page }) => ({
      ...page,
      slug: hidePlaceholder(page.slug),
      date,
      state: "trash" as const,
    }));
    return { ...pageInfo, items: trashed, counts };
  }
  const inView = selectInView(db, query.view).select("location_id");
  const locations = (query.sort === "status" ? inView.orderBy("status", query.order) : inView)
    .orderBy(query.sort === "date" ? "updated_at" : "title_key", query.order)
    .orderBy("location_id", query.order);
  const { ids, ...pageInfo } = await findPage(query, counts[query.view], {
    listIds: async (limit, offset) => getIds(await locations.limit(limit).offset(offset).execute()),
    loadTexts: (batch) => loadTexts(db, batch),
  });
  return { ...pageInfo, items: await findStaffLocations(db, ids), counts };
}

export async function listLocationDrafts(db: Db, limit: number): Promise<StaffLocation[]> {
  const drafts = await selectInView(db, "draft")
    .select("location_id")
    .orderBy("updated_at", "desc")
    .orderBy("location_id", "desc")
    .limit(limit)
    .execute();
  return findStaffLocations(db, getIds(drafts));
}

async function countLocationStates(db: Db) {
  const published = await countRows(selectInView(db, "published"));
  const draft = await countRows(selectInView(db, "draft"));
  const trash = await countTrash(db, "location");
  return { all: published + draft, published, draft, trash };
}

function selectInView(db: Db, view: LocationView) {
  const pages = db.selectFrom("location_page");
  return view === "published" || view === "draft" ? pages.where("status", "=", view) : pages;
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
  const texts = locationFieldNames.map((name) => page[name]);
  return [getDraftName(page.main_heading), ...texts].join("\n");
}

async function findStaffLocations(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("location_page")
    .select(["location_id as id", "slug", "main_heading", "updated_at as date", "status as state"])
    .where("location_id", "in", ids)
    .execute();
  return sortByIds(ids, rows, ({ id }) => id).map(({ main_heading, slug, ...row }) => ({
    ...row,
    slug: hidePlaceholder(slug),
    title: getDraftName(main_heading),
  }));
}
