import type { Selectable } from "kysely";
import { findMissingFields } from "../fields/draft-fields.ts";
import { getDraftName } from "../records/draft-name.ts";
import { isEditConflict } from "../records/edit-conflict.ts";
import type { ItemKind, ItemStatus, SaveResult } from "../records/item.ts";
import { nextTimestamp } from "../records/revisions.server.ts";
import { deriveColumns, saveItem } from "../records/save-item.server.ts";
import { claimSlug, findFreeItemSlug } from "../records/slug-redirects.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { claimFromTrash, moveToTrash } from "../records/trash.server.ts";
import { updateCanonical } from "./derived-fields.ts";
import { type LocationPage, type LocationTexts, locationFields } from "./location-page.ts";
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
): Promise<SaveResult<LocationPage>> {
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
    return { id: row.location_id, row, item: toLocation(row) };
  });
}

/** Undefined if there is no such page. */
export function updateLocation(
  db: Db,
  id: number,
  { updated_at: baseRevision, ...input }: LocationPatch,
  by: string,
): Promise<SaveResult<LocationPage> | undefined> {
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
    return { id, row, formerSlug: stored.slug, item: toLocation(row) };
  });
}

export function removeLocation(db: Db, id: number, by: string): Promise<LocationPage | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom("location_page")
      .where("location_id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { slug } = row;
    const title = getDraftName(row.main_heading);
    await moveToTrash(trx, { kind, item_id: id, title, slug, deleted_by: by, row });
    return toLocation(row);
  });
}

/** A slug that was taken in the meantime gets a number. */
export function restoreLocation(db: Db, id: number): Promise<LocationPage | undefined> {
  return inTransaction(db, async (trx) => {
    const trashed = await claimFromTrash<Row>(trx, kind, id, blankLocationRow);
    if (trashed === undefined) return undefined;
    const slug_url = await findFreeItemSlug(trx, "location_page", trashed.slug_url);
    const derived = deriveColumns(slug_url, trashed.main_heading, trashed.slug);
    const meta_link = updateCanonical(trashed, trashed.slug, derived.slug);
    const updated_at = nextTimestamp(trashed.updated_at);
    const row = await trx
      .insertInto("location_page")
      .values({ ...trashed, ...derived, meta_link, slug_url, updated_at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await claimSlug(trx, { kind, id, to: row.slug });
    await saveMinHash(trx, id, row);
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
