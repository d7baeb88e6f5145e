import type { Selectable } from "kysely";
import { findMissingFields } from "../fields/draft-fields.ts";
import { getDraftName } from "../records/draft-name.ts";
import { isEditConflict } from "../records/edit-conflict.ts";
import type { ItemKind, ItemStatus } from "../records/item.ts";
import { getRestoredTimestamp, nextTimestamp } from "../records/revisions.server.ts";
import { deriveColumns, type ItemSaveResult, saveItem } from "../records/save-item.server.ts";
import { claimSlug, insertWithFreeSlug } from "../records/slug-redirects.server.ts";
import { hidePlaceholder, isPlaceholder } from "../records/stored-slug.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { claimFromTrash, moveToTrash, type NamedItem } from "../records/trash.server.ts";
import { getLocationPath, type LocationTexts, locationFields } from "./location-page.ts";
import type { LocationPage } from "./location-page-schema.server.ts";
import type { LocationTable } from "./location-page-tables.ts";
import { blankLocationRow, toLocation } from "./location-pages.server.ts";
import { saveMinHash } from "./similar-pages.server.ts";

interface NewLocation extends LocationTexts {
  status?: ItemStatus;
}

type LocationPatch = Partial<NewLocation> & { updated_at?: string };

type Row = Selectable<LocationTable>;
const kind: ItemKind = "location";

export function createLocation(
  db: Db,
  input: NewLocation,
  by: string,
): Promise<ItemSaveResult<LocationPage>> {
  const now = new Date().toISOString();
  return saveItem<LocationPage>(db, { kind, by }, async (trx) => {
    const errors = findMissingFields(locationFields, input);
    if (errors) return { errors };
    const row = await trx
      .insertInto("location_page")
      .values({
        ...input,
        status: input.status ?? "published",
        ...deriveColumns(input.slug_url, input.main_heading),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await saveMinHash(trx, row.location_id, row);
    return { id: row.location_id, title: row.main_heading, row, item: toLocation(row) };
  });
}

/** Undefined if there is no such page. */
export function updateLocation(
  db: Db,
  id: number,
  { updated_at: baseRevision, ...input }: LocationPatch,
  by: string,
): Promise<ItemSaveResult<LocationPage> | undefined> {
  return saveItem<LocationPage, undefined>(db, { kind, by }, async (trx) => {
    const stored = await lockLocation(trx, id);
    if (stored === undefined) return undefined;
    if (isEditConflict(baseRevision, stored.updated_at)) return { conflict: toLocation(stored) };
    const page = { ...stored, ...input };
    const errors = findMissingFields(locationFields, page);
    if (errors) return { errors };
    const derived = deriveColumns(page.slug_url, page.main_heading, stored.slug);
    const row = await trx
      .updateTable("location_page")
      .set({
        ...input,
        ...derived,
        meta_link: updateCanonical(page, stored.slug, derived.slug),
        updated_at: nextTimestamp(stored.updated_at),
      })
      .where("location_id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await saveMinHash(trx, id, row);
    return { id, title: row.main_heading, row, former: stored, item: toLocation(row) };
  });
}

export function removeLocation(db: Db, id: number, by: string): Promise<NamedItem | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom("location_page")
      .where("location_id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { main_heading: title, slug } = row;
    return moveToTrash(trx, { kind, item_id: id, title, slug, deleted_by: by, row });
  });
}

/** A slug that was taken in the meantime gets a number. */
export function restoreLocation(db: Db, id: number): Promise<NamedItem | undefined> {
  return inTransaction(db, async (trx) => {
    const trashed = await claimFromTrash<Row>(trx, kind, id, blankLocationRow);
    if (trashed === undefined) return undefined;
    const updated_at = getRestoredTimestamp(trashed.updated_at);
    const { slug } = await insertWithFreeSlug(
      trx,
      "location_page",
      trashed.slug_url,
      (slug_url) => {
        const derived = deriveColumns(slug_url, trashed.main_heading, trashed.slug);
        const meta_link = updateCanonical(trashed, trashed.slug, derived.slug);
        return trx
          .insertInto("location_page")
          .values({ ...trashed, ...derived, meta_link, slug_url, updated_at })
          .onConflict((conflict) => conflict.column("slug").doNothing())
          .returning("slug")
          .executeTakeFirst();
      },
    );
    await claimSlug(trx, { kind, id, to: slug });
    await saveMinHash(trx, id, trashed);
    return {
      name: getDraftName(trashed.main_heading),
      slug: hidePlaceholder(slug),
      isPublic: trashed.status === "published",
      isDraft: trashed.status === "draft",
    };
  });
}

/** A canonical URL that points to the page's own former path follows the page, and goes with its slug. */
function updateCanonical({ meta_link }: Pick<Row, "meta_link">, from: string, to: string): string {
  if (meta_link !== getLocationPath(from)) return meta_link;
  return isPlaceholder(to) ? "" : getLocationPath(to);
}

function lockLocation(trx: Db, id: number): Promise<Row | undefined> {
  return trx
    .updateTable("location_page")
    .set((set) => ({ location_id: set.ref("location_id") }))
    .where("location_id", "=", id)
    .returningAll()
    .executeTakeFirst();
}
