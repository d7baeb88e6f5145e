import { type ContentFields, completeContent } from "#domain/fields/content-fields.ts";
import type { Db } from "../records/tables.ts";
import type { ClinicRow } from "./clinic-rows.server.ts";
import type { Collection, Singleton, StoredContent } from "./define-content.ts";

export const singletonId = 1;

export async function readSingleton<Fields extends ContentFields>(
  db: Db,
  { kind, fields, defaults }: Singleton<Fields>,
): Promise<StoredContent<Fields>> {
  const row = await db
    .selectFrom("clinic_entry")
    .selectAll()
    .where("kind", "=", kind)
    .where("entry_id", "=", singletonId)
    .executeTakeFirst();
  return row?.item ? parseRow(fields, row) : { ...defaults, ...unchanged(singletonId) };
}

/** In the order that staff chose; a new default that the order does not name yet comes last. */
export async function listEntries<Fields extends ContentFields>(
  db: Db,
  { kind, fields, defaults }: Collection<Fields>,
): Promise<StoredContent<Fields>[]> {
  const rows = await db.selectFrom("clinic_entry").selectAll().where("kind", "=", kind).execute();
  const changed = new Map(rows.map((row) => [row.entry_id, row]));
  const defaultEntries = defaults.map(
    (entry): StoredContent<Fields> => ({ ...entry, ...unchanged(entry.id) }),
  );
  const unchangedEntries = defaultEntries.filter(({ id }) => !changed.has(id));
  const changedEntries = rows.flatMap((row) => (row.item === null ? [] : parseRow(fields, row)));
  const order = await readOrder(db, kind);
  const positions = new Map(
    [...new Set([...order, ...defaults.map(({ id }) => id)])].map((id, i) => [id, i]),
  );
  const getPosition = ({ id }: { id: number }) => positions.get(id) ?? positions.size + id;
  return [...unchangedEntries, ...changedEntries].sort((a, b) => getPosition(a) - getPosition(b));
}

export async function findEntry<Fields extends ContentFields>(
  db: Db,
  { kind, fields, defaults }: Collection<Fields>,
  id: number,
): Promise<StoredContent<Fields> | undefined> {
  const row = await db
    .selectFrom("clinic_entry")
    .selectAll()
    .where("kind", "=", kind)
    .where("entry_id", "=", id)
    .executeTakeFirst();
  if (row) return row.item === null ? undefined : parseRow(fields, row);
  const entry = defaults.find((candidate) => candidate.id === id);
  return entry && { ...entry, ...unchanged(id) };
}

export function parseRow<Fields extends ContentFields>(
  fields: Fields,
  { entry_id, item, updated_at, updated_by }: ClinicRow,
): StoredContent<Fields> {
  const value = completeContent(fields, JSON.parse(item ?? "{}"));
  return { ...value, id: entry_id, updated_at, updated_by };
}

async function readOrder(db: Db, kind: Collection["kind"]): Promise<number[]> {
  const row = await db
    .selectFrom("clinic_order")
    .select("entry_ids")
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row ? JSON.parse(row.entry_ids) : [];
}

function unchanged(id: number) {
  return { id, updated_at: "", updated_by: "" };
}
