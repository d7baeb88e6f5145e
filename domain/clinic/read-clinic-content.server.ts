import {
  type ContentFields,
  type ContentValues,
  completeContent,
} from "../fields/content-fields.ts";
import type { Db } from "../records/tables.ts";
import type { ClinicRow } from "./clinic-rows.server.ts";
import type {
  ClinicKind,
  Collection,
  CollectionKind,
  Singleton,
  StoredContent,
} from "./define-content.ts";
import { resolveDefaults } from "./mirrored-collections.server.ts";

export const singletonId = 1;

export async function readSingleton<Fields extends ContentFields>(
  db: Db,
  { kind, fields, defaults }: Singleton<Fields>,
): Promise<StoredContent<Fields>> {
  const row = await findRow(db, kind, singletonId);
  return row?.item ? parseRow(fields, row) : { ...defaults, ...unchanged(singletonId) };
}

/** In the order that staff chose; a new default that the order does not name yet comes last. */
export async function listEntries<Fields extends ContentFields>(
  db: Db,
  collection: Collection<Fields>,
): Promise<StoredContent<Fields>[]> {
  const resolved = await resolveDefaults(db, collection);
  const entries = mergeEntries(resolved, await readRows(db, [collection.kind]));
  if (resolved === collection) return entries;
  const ids = new Set(resolved.defaults.map(({ id }) => id));
  return entries.filter(({ id }) => ids.has(id));
}

interface KindRow extends ClinicRow {
  kind: ClinicKind;
}

/** All rows of several kinds with one query; the order of a collection is in the row `orderId`. */
export function readRows(db: Db, kinds: ClinicKind[]): Promise<KindRow[]> {
  const orders = db
    .selectFrom("clinic_order")
    .select(({ ref, lit }) => [
      ref("kind").$castTo<ClinicKind>().as("kind"),
      lit(orderId).as("entry_id"),
      ref("entry_ids").$castTo<string | null>().as("item"),
      lit(null).$castTo<string>().as("updated_at"),
      lit(null).$castTo<string>().as("updated_by"),
    ])
    .where("kind", "in", kinds as CollectionKind[]);
  return db
    .selectFrom("clinic_entry")
    .select(["kind", "entry_id", "item", "updated_at", "updated_by"])
    .where("kind", "in", kinds)
    .unionAll(orders)
    .execute();
}

const orderId = 0;

export function findSingleton<Fields extends ContentFields>(
  { kind, fields, defaults }: Singleton<Fields>,
  rows: KindRow[],
): ContentValues<Fields> {
  const row = rows.find((candidate) => candidate.kind === kind);
  return row?.item ? parseRow(fields, row) : defaults;
}

export function mergeEntries<Fields extends ContentFields>(
  { kind, fields, defaults }: Collection<Fields>,
  allRows: KindRow[],
): StoredContent<Fields>[] {
  const rows = allRows.filter((row) => row.kind === kind && row.entry_id !== orderId);
  const changedIds = new Set(rows.map(({ entry_id }) => entry_id));
  const unchangedEntries = defaults
    .filter(({ id }) => !changedIds.has(id))
    .map((entry): StoredContent<Fields> => ({ ...entry, ...unchanged(entry.id) }));
  const changedEntries = rows.flatMap((row) => (row.item === null ? [] : parseRow(fields, row)));
  const order = findOrder(kind, allRows);
  const positions = new Map(
    [...new Set([...order, ...defaults.map(({ id }) => id)])].map((id, i) => [id, i]),
  );
  const getPosition = ({ id }: { id: number }) => positions.get(id) ?? positions.size + id;
  return [...unchangedEntries, ...changedEntries].sort((a, b) => getPosition(a) - getPosition(b));
}

/** Empty if staff have not changed the order. */
export function findOrder(kind: ClinicKind, rows: KindRow[]): number[] {
  const row = rows.find((candidate) => candidate.kind === kind && candidate.entry_id === orderId);
  return row?.item ? JSON.parse(row.item) : [];
}

export async function findEntry<Fields extends ContentFields>(
  db: Db,
  collection: Collection<Fields>,
  id: number,
): Promise<StoredContent<Fields> | undefined> {
  const { kind, fields, defaults } = await resolveDefaults(db, collection);
  const row = await findRow(db, kind, id);
  if (row) return row.item === null ? undefined : parseRow(fields, row);
  const entry = defaults.find((candidate) => candidate.id === id);
  return entry && { ...entry, ...unchanged(id) };
}

function findRow(db: Db, kind: ClinicKind, id: number): Promise<ClinicRow | undefined> {
  return db
    .selectFrom("clinic_entry")
    .selectAll()
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .executeTakeFirst();
}

export function parseRow<Fields extends ContentFields>(
  fields: Fields,
  { entry_id, item, updated_at, updated_by }: ClinicRow,
): StoredContent<Fields> {
  const value = completeContent(fields, JSON.parse(item ?? "{}"));
  return { ...value, id: entry_id, updated_at, updated_by };
}

function unchanged(id: number) {
  return { id, updated_at: "", updated_by: "" };
}
