import type { Selectable } from "kysely";
import { blankValues } from "../fields/field-list.ts";
import { searchByTitle } from "../records/contains-text.server.ts";
import { countRows } from "../records/count-rows.server.ts";
import { readBatches } from "../records/read-batches.server.ts";
import { findRedirectTarget } from "../records/slug-redirects.server.ts";
import { hidePlaceholder, matchSlug } from "../records/stored-slug.server.ts";
import type { Db } from "../records/tables.ts";
import { locationFields } from "./location-page.ts";
import type { LocationPage } from "./location-page-schema.server.ts";
import type { LocationTable } from "./location-page-tables.ts";

export async function findPublicLocation(db: Db, slug: string): Promise<LocationPage | undefined> {
  const row = await selectPublicLocations(db)
    .selectAll()
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && toLocation(row);
}

/** Includes drafts. */
export async function findLocation(db: Db, id: number): Promise<LocationPage | undefined> {
  const row = await db
    .selectFrom("location_page")
    .selectAll()
    .where("location_id", "=", id)
    .executeTakeFirst();
  return row && toLocation(row);
}

export async function findLocationRedirect(db: Db, oldSlug: string): Promise<string | undefined> {
  const id = await findRedirectTarget(db, "location", oldSlug);
  const page = id === undefined ? undefined : await findLocation(db, id);
  return page?.status === "published" ? page.slug : undefined;
}

export function readPublicLocations(db: Db): AsyncGenerator<LocationPage[]> {
  return readBatches(async (last, limit) => {
    const rows = await selectPublicLocations(db)
      .selectAll()
      .where("location_id", ">", last?.location_id ?? 0)
      .orderBy("location_id")
      .limit(limit)
      .execute();
    return rows.map(toLocation);
  });
}

export async function listLocationSummaries(db: Db, slug?: string) {
  const rows = await db
    .selectFrom("location_page")
    .select(["location_id", "slug", "main_heading", "status", "updated_at"])
    .$if(slug !== undefined, (query) => query.where("slug", ...matchSlug(slug ?? "")))
    .orderBy("location_id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, slug: hidePlaceholder(row.slug) }));
}

export type LocationLink = Pick<LocationPage, "slug" | "main_heading">;

export function listLocationLinks(db: Db): Promise<LocationLink[]> {
  return selectLocationLinks(db).execute();
}

/** Wraps around in alphabetical order, so that every page receives equally many links. */
export async function listNextLocationLinks(
  db: Db,
  slug: string,
  limit: number,
): Promise<LocationLink[]> {
  const following = await selectLocationLinks(db).where("slug", ">", slug).limit(limit).execute();
  if (following.length === limit) return following;
  const first = selectLocationLinks(db).where("slug", "<", slug);
  return [...following, ...(await first.limit(limit - following.length).execute())];
}

function selectLocationLinks(db: Db) {
  return selectPublicLocations(db).select(["slug", "main_heading"]).orderBy("slug");
}

/** Bounds what a search reads on a site with endless areas. */
const maxSearchedLocations = 10_000;

export function findLocationsByTitle(db: Db, q: string, limit: number): Promise<LocationLink[]> {
  const areas = selectPublicLocations(db)
    .select(["slug", "main_heading", "title_key"])
    .orderBy("title_key")
    .limit(maxSearchedLocations);
  return searchByTitle(db.selectFrom(areas.as("area")), q)
    .select(["slug", "main_heading"])
    .orderBy("title_key")
    .limit(limit)
    .execute();
}

export function listSitemapLocations(db: Db, { offset, limit }: { offset: number; limit: number }) {
  return selectPublicLocations(db)
    .select(["location_id", "slug", "main_heading", "main_paragraph", "meta_keywords"])
    .select(["meta_link", "updated_at"])
    .orderBy("slug")
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countPublicLocations(db: Db): Promise<number> {
  return countRows(selectPublicLocations(db));
}

function selectPublicLocations(db: Db) {
  return db.selectFrom("location_page").where("status", "=", "published");
}

export const blankLocationRow: Selectable<LocationTable> = {
  location_id: 0,
  ...blankValues(locationFields),
  slug: "",
  status: "published",
  title_key: "",
  created_at: "",
  updated_at: "",
};

export function toLocation({ created_at: _, ...row }: Selectable<LocationTable>): LocationPage {
  return { ...row, slug: hidePlaceholder(row.slug) };
}
