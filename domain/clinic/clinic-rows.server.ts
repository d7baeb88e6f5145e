import {
  type ContentFields,
  type ContentValues,
  completeContent,
} from "../fields/content-fields.ts";
import { nextTimestamp } from "../records/revisions.server.ts";
import type { Db } from "../records/tables.ts";
import { type ClinicKind, type CollectionKind, firstAddedId } from "./define-content.ts";

export interface ClinicRow {
  entry_id: number;
  item: string | null;
  updated_at: string;
  updated_by: string;
}

export function serialize<Fields extends ContentFields>(
  fields: Fields,
  value: ContentValues<Fields>,
): string {
  return JSON.stringify(completeContent(fields, value));
}

export function toRevision({ item, updated_at }: ClinicRow): { updated_at: string } {
  return { ...JSON.parse(item ?? "{}"), updated_at };
}

/** Concurrent changes of the same content wait here for each other. */
export function lockRow(trx: Db, { kind }: { kind: ClinicKind }, id: number) {
  return trx
    .updateTable("clinic_entry")
    .set((set) => ({ kind: set.ref("kind") }))
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Creates the order if staff have not chosen one, so that the first change has a row to lock, too. */
export async function lockOrder(trx: Db, { kind }: { kind: CollectionKind }): Promise<void> {
  await trx
    .insertInto("clinic_order")
    .values({ kind, entry_ids: "[]" })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ kind }))
    .execute();
}

/** False if there is already a row. */
export async function insertRow(
  trx: Db,
  { kind }: { kind: ClinicKind },
  row: ClinicRow,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("clinic_entry")
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning("entry_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function writeRow(
  trx: Db,
  { kind }: { kind: ClinicKind },
  row: ClinicRow,
): Promise<void> {
  const { entry_id: _, ...columns } = row;
  await trx
    .insertInto("clinic_entry")
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.columns(["kind", "entry_id"]).doUpdateSet(columns))
    .execute();
}

/** False if a default, which no lock holds, has got a row since its empty revision was read. */
export async function replaceRow(
  trx: Db,
  definition: { kind: ClinicKind },
  readRevision: string,
  row: ClinicRow,
): Promise<boolean> {
  if (readRevision === "") return insertRow(trx, definition, row);
  await writeRow(trx, definition, row);
  return true;
}

export async function deleteRow(
  trx: Db,
  { kind }: { kind: ClinicKind },
  id: number,
): Promise<void> {
  await trx
    .deleteFrom("clinic_entry")
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .execute();
}

/** Content that is still the default has no revision yet. */
export function nextRevision(updatedAt: string): string {
  return updatedAt === "" ? new Date().toISOString() : nextTimestamp(updatedAt);
}

/** Not that of an entry in the trash, nor of one that was deleted for good. */
export async function nextId(trx: Db, { kind }: { kind: CollectionKind }): Promise<number> {
  const order = await trx
    .selectFrom("clinic_order")
    .select("last_id")
    .where("kind", "=", kind)
    .executeTakeFirst();
  const entry = await trx
    .selectFrom("clinic_entry")
    .select(({ fn }) => fn.max("entry_id").as("id"))
    .where("kind", "=", kind)
    .executeTakeFirst();
  const trashed = await trx
    .selectFrom("trash")
    .select(({ fn }) => fn.max("item_id").as("id"))
    .where("kind", "=", kind)
    .executeTakeFirst();
  const ids = [order?.last_id, entry?.id, trashed?.id].map((id) => Number(id ?? 0));
  return Math.max(firstAddedId - 1, ...ids) + 1;
}

export async function storeLastId(
  trx: Db,
  { kind }: { kind: CollectionKind },
  last_id: number,
): Promise<void> {
  await trx.updateTable("clinic_order").set({ last_id }).where("kind", "=", kind).execute();
}
