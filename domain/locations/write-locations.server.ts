import type { Selectable } from "kysely";
import type { ItemKind, Saved } from "../items/item.ts";
import { freeSlug, refuseTakenSlug, takeSlug } from "../items/slugs.server.ts";
import { titleKey } from "../items/title-key.ts";
import { putInTrash, takeFromTrash } from "../items/trash.server.ts";
import { keepVersion, momentAfter } from "../items/versions.server.ts";
import { slugAddress } from "../slug.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.server.ts";
import { keepSketch } from "./alike.server.ts";
import type { LocationPage, LocationTexts } from "./location.ts";
import type { LocationTable } from "./location-tables.ts";
import { blankLocationRow, findLocationBySlug, toLocation } from "./locations.server.ts";
import { followingLink } from "./proposals.ts";

export type LocationChange = Partial<LocationTexts> & { updated_at?: string };

type Row = Selectable<LocationTable>;
const kind: ItemKind = "location";

export async function createLocation(
  db: Db,
  input: LocationTexts,
  by: string,
): Promise<Saved<LocationPage>> {
  const now = new Date().toISOString();
  return refuseTakenSlug(() =>
    inTransaction(db, async (trx) => {
      const slug = slugAddress(input.slug_url);
      const row = await trx
        .insertInto("location_page")
        .values({
          ...input,
          slug,
          title_key: titleKey(input.main_heading),
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await takeSlug(trx, { kind, id: row.location_id, to: slug });
      await keepSketch(trx, row.location_id, row);
      await keepVersion(trx, { kind, id: row.location_id, row, by });
      return { item: toLocation(row) };
    }),
  );
}

/**
 * Returns the stored page as a conflict if a newer revision was saved since; undefined if there is
 * no such page.
 */
export async function updateLocation(
  db: Db,
  id: number,
  { updated_at: changes, ...input }: LocationChange,
  by: string,
): Promise<Saved<LocationPage> | undefined> {
  return refuseTakenSlug(() =>
    inTransaction(db, async (trx) => {
      const stored = await lockLocation(trx, id);
      if (stored === undefined) return undefined;
      if (changes !== undefined && changes !== stored.updated_at)
        return { conflict: toLocation(stored) };
      const slug = slugAddress(input.slug_url ?? stored.slug_url);
      const row = await trx
        .updateTable("location_page")
        .set({
          ...input,
          meta_link: followingLink({ ...stored, ...input }, stored.slug, slug),
          slug,
          title_key: titleKey(input.main_heading ?? stored.main_heading),
          updated_at: momentAfter(stored.updated_at),
        })
        .where("location_id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await takeSlug(trx, { kind, id, from: stored.slug, to: slug });
      await keepSketch(trx, id, row);
      await keepVersion(trx, { kind, id, row, by });
      return { item: toLocation(row) };
    }),
  );
}

export function removeLocation(db: Db, id: number, by: string): Promise<LocationPage | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom("location_page")
      .where("location_id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { main_heading: title, slug } = row;
    await putInTrash(trx, { kind, item_id: id, title, slug, deleted_by: by, row });
    return toLocation(row);
  });
}

/** A slug that was taken in the meantime gets a number. */
export function restoreLocation(db: Db, id: number): Promise<LocationPage | undefined> {
  return inTransaction(db, async (trx) => {
    const trashed = await takeFromTrash<Row>(trx, kind, id, blankLocationRow);
    if (trashed === undefined) return undefined;
    const isTaken = async (slug: string) => (await findLocationBySlug(trx, slug)) !== undefined;
    const slug_url = await freeSlug(trashed.slug_url, isTaken);
    const slug = slugAddress(slug_url);
    const title_key = titleKey(trashed.main_heading);
    const meta_link = followingLink(trashed, trashed.slug, slug);
    const updated_at = momentAfter(trashed.updated_at);
    const row = await trx
      .insertInto("location_page")
      .values({ ...trashed, meta_link, slug_url, slug, title_key, updated_at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await takeSlug(trx, { kind, id, to: slug });
    await keepSketch(trx, id, row);
    return toLocation(row);
  });
}

function lockLocation(trx: Db, id: number): Promise<Row | undefined> {
  return trx
    .updateTable("location_page")
    .set((set) => ({ location_id: set.ref("location_id") }))
    .where("location_id", "=", id)
    .returningAll()
    .executeTakeFirst();
}
