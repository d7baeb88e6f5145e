import { type ContentFields, completeContent } from "../fields/content-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { isEditConflict } from "../records/edit-conflict.ts";
import type { SaveResult } from "../records/item.ts";
import { saveRevision } from "../records/revisions.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { claimFromTrash, moveToTrash } from "../records/trash.server.ts";
import type { MovedPosts } from "./category-rows.server.ts";
import {
  deleteRow,
  insertRow,
  lockOrder,
  lockRow,
  nextId,
  nextRevision,
  replaceRow,
  serialize,
  storeLastId,
  toRevision,
  writeRow,
} from "./clinic-rows.server.ts";
import type { Collection, Singleton, StoredContent } from "./define-content.ts";
import { findMirror } from "./mirrored-collections.server.ts";
import { parseClinicInput } from "./parse-clinic-input.server.ts";
import {
  findEntry,
  listEntries,
  parseRow,
  readSingleton,
  singletonId,
} from "./read-clinic-content.server.ts";

/** Fields that are left out keep their value. Without `updated_at` there is no conflict. */
export type ContentPatch = Record<string, unknown> & { updated_at?: unknown };

type Definition<Fields extends ContentFields> = Singleton<Fields> | Collection<Fields>;

export function updateSingleton<Fields extends ContentFields>(
  db: Db,
  definition: Singleton<Fields>,
  patch: ContentPatch,
  by: string,
): Promise<SaveResult<StoredContent<Fields>>> {
  return inTransaction(db, async (trx) => {
    await lockRow(trx, definition, singletonId);
    const stored = await readSingleton(trx, definition);
    const saved = await saveChange(trx, definition, stored, { patch, by });
    return saved ?? updateSingleton(trx, definition, patch, by);
  });
}

/** Undefined if there is no such entry. */
export function updateEntry<Fields extends ContentFields>(
  db: Db,
  definition: Collection<Fields>,
  id: number,
  patch: ContentPatch,
  by: string,
): Promise<SaveResult<StoredContent<Fields>> | undefined> {
  return inTransaction(db, async (trx) => {
    await lockRow(trx, definition, id);
    const stored = await findEntry(trx, definition, id);
    if (stored === undefined) return undefined;
    const saved = await saveChange(trx, definition, stored, { patch, by });
    return saved ?? updateEntry(trx, definition, id, patch, by);
  });
}

export function createEntry<Fields extends ContentFields>(
  db: Db,
  definition: Collection<Fields>,
  input: Record<string, unknown>,
  by: string,
): Promise<SaveResult<StoredContent<Fields>>> {
  return inTransaction(db, async (trx) => {
    const parsed = parseClinicInput(definition, input);
    if ("errors" in parsed) return parsed;
    await lockOrder(trx, definition);
    const entries = await listEntries(trx, definition);
    const fullErrors = findFullErrors(definition, entries.length);
    if (fullErrors) return { errors: fullErrors };
    const item = serialize(definition.fields, parsed.value);
    const values = { item, updated_at: new Date().toISOString(), updated_by: by };
    const mirror = findMirror(definition);
    const errors = (await mirror?.findErrors(trx, 0, parsed.value)) ?? {};
    if (Object.keys(errors).length > 0) return { errors };
    for (let id = await nextId(trx, definition); ; id += 1) {
      const row = { entry_id: id, ...values };
      // An entry that is the default again has no row.
      if (entries.some((entry) => entry.id === id)) continue;
      if (!(await insertRow(trx, definition, row))) continue;
      await storeLastId(trx, definition, id);
      await mirror?.store(trx, id, parsed.value);
      await saveRevision(trx, { kind: definition.kind, id, row: toRevision(row), by });
      return { item: parseRow(definition.fields, row) };
    }
  });
}

/** Moves an entry to the trash. A default entry leaves a row behind, so that it stays removed. */
export function removeEntry<Fields extends ContentFields>(
  db: Db,
  definition: Collection<Fields>,
  id: number,
  by: string,
  moveTo?: number,
): Promise<Exclude<SaveResult<StoredContent<Fields>>, { conflict: unknown }> | undefined> {
  return inTransaction(db, async (trx) => {
    await lockRow(trx, definition, id);
    const stored = await findEntry(trx, definition, id);
    if (stored === undefined || definition.isFixed) return undefined;
    const removal = await findMirror(definition)?.remove(trx, id, moveTo);
    if (removal && "errors" in removal) return removal;
    if (definition.defaults.some((entry) => entry.id === id)) {
      const updated_at = nextRevision(stored.updated_at);
      const removed = { entry_id: id, item: null, updated_at, updated_by: by };
      if (!(await replaceRow(trx, definition, stored.updated_at, removed)))
        return removeEntry(trx, definition, id, by, moveTo);
    } else await deleteRow(trx, definition, id);
    const { kind } = definition;
    const title = String(stored[definition.titleField]);
    const row = { ...stored, ...removal };
    await moveToTrash(trx, { kind, item_id: id, title, slug: "", deleted_by: by, row });
    return { item: stored };
  });
}

/** Undefined if it is not in the trash. */
export function restoreEntry<Fields extends ContentFields>(
  db: Db,
  definition: Collection<Fields>,
  id: number,
): Promise<
  { item: StoredContent<Fields>; moved: MovedPosts } | { errors: FieldErrors } | undefined
> {
  return inTransaction(db, async (trx) => {
    await lockOrder(trx, definition);
    const fullErrors = findFullErrors(definition, (await listEntries(trx, definition)).length);
    if (fullErrors) return { errors: fullErrors };
    const moved: MovedPosts = { to: 0, ids: [] };
    const values = completeContent(definition.fields, {});
    const blank = { ...values, updated_at: "", updated_by: "", moved };
    const trashed = await claimFromTrash(trx, definition.kind, id, blank);
    if (trashed === undefined) return undefined;
    const { updated_by } = trashed;
    const updated_at = nextRevision(trashed.updated_at);
    const mirror = findMirror(definition);
    const value = ((await mirror?.adapt(trx, id, trashed)) ?? trashed) as typeof trashed;
    await mirror?.store(trx, id, value);
    const item = serialize(definition.fields, value);
    const row = { entry_id: id, item, updated_at, updated_by };
    await writeRow(trx, definition, row);
    return { item: parseRow(definition.fields, row), moved: trashed.moved };
  });
}

function findFullErrors(
  { isFixed, maxEntries }: Pick<Collection, "isFixed" | "maxEntries">,
  count: number,
): FieldErrors | undefined {
  const limit = isFixed ? count : maxEntries;
  return count < limit ? undefined : { body: `There can be no more than ${limit} entries.` };
}

/**
 * From then on the content follows its default again; revisions keep what staff had written. False without
 * a default, and for an entry in the trash.
 */
export function resetToDefault<Fields extends ContentFields>(
  db: Db,
  definition: Definition<Fields>,
  id: number,
  seenRevision?: string,
): Promise<boolean | { changedBy: string }> {
  return inTransaction(db, async (trx) => {
    const { defaults } = definition;
    const hasDefault = !Array.isArray(defaults) || defaults.some((entry) => entry.id === id);
    const row = await lockRow(trx, definition, id);
    if (!hasDefault || row?.item === null) return false;
    if (row && isEditConflict(seenRevision, row.updated_at)) return { changedBy: row.updated_by };
    await deleteRow(trx, definition, id);
    return true;
  });
}

/** Undefined if somebody else has just saved the former default: read it, and try again. */
async function saveChange<Fields extends ContentFields>(
  trx: Db,
  definition: Definition<Fields>,
  stored: StoredContent<Fields>,
  { patch: { updated_at: baseRevision, ...patch }, by }: { patch: ContentPatch; by: string },
): Promise<SaveResult<StoredContent<Fields>> | undefined> {
  const isRevision = typeof baseRevision === "string" && baseRevision.isWellFormed();
  if (isRevision && isEditConflict(baseRevision, stored.updated_at)) return { conflict: stored };
  const parsed = parseClinicInput(definition, { ...stored, ...patch }, stored);
  if (baseRevision !== undefined && !isRevision) {
    const updated_at = "The revision is the text that was read as updated_at.";
    return { errors: { ...("errors" in parsed && parsed.errors), updated_at } };
  }
  if ("errors" in parsed) return parsed;
  const { id } = stored;
  const mirror = findMirror(definition);
  const errors = (await mirror?.findErrors(trx, id, parsed.value)) ?? {};
  if (Object.keys(errors).length > 0) return { errors };
  const updated_at = nextRevision(stored.updated_at);
  const item = serialize(definition.fields, parsed.value);
  const row = { entry_id: id, item, updated_at, updated_by: by };
  if (!(await replaceRow(trx, definition, stored.updated_at, row))) return undefined;
  await mirror?.store(trx, id, parsed.value);
  await saveRevision(trx, { kind: definition.kind, id, row: toRevision(row), by });
  return { item: parseRow(definition.fields, row) };
}
