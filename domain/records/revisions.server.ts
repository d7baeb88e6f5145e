import { findImageHashes } from "./image-url.ts";
import { recordImageDescriptions, recordImageUse } from "./image-use.server.ts";
import { maxRevisions, type RecordKind } from "./item.ts";
import { listFieldChanges } from "./revision-changes.ts";
import type { ItemRevision } from "./revision-schema.server.ts";
import { parseStoredRow } from "./stored-row.server.ts";
import type { Db } from "./tables.ts";

interface NewRevision {
  kind: RecordKind;
  id: number;
  row: { updated_at: string };
  by: string;
}

/** `updated_at` identifies a revision, so it always increases. */
export function nextTimestamp(updatedAt: string, now = new Date().toISOString()): string {
  return new Date(Math.max(Date.parse(now), Date.parse(updatedAt) + 1)).toISOString();
}

/** A restored item is another revision, but its text is as old as it was. */
export function getRestoredTimestamp(updatedAt: string): string {
  return new Date(Date.parse(updatedAt) + 1).toISOString();
}

export async function saveRevision(trx: Db, { kind, id, row, by }: NewRevision): Promise<void> {
  await trx
    .insertInto("item_version")
    .values({
      kind,
      item_id: id,
      item: JSON.stringify(row),
      saved_at: row.updated_at,
      saved_by: by,
    })
    .execute();
  await recordImageUse(trx, findImageHashes(JSON.stringify(row)));
  await recordImageDescriptions(trx, row);
  const newestIds = trx
    .selectFrom("item_version")
    .select("version_id")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("version_id", "desc")
    .limit(maxRevisions);
  await trx
    .deleteFrom("item_version")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("version_id", "not in", newestIds)
    .execute();
}

/** Reads one text after the other, so that only two of up to twenty are in memory. */
export async function listRevisions(db: Db, kind: RecordKind, id: number): Promise<ItemRevision[]> {
  const rows = await db
    .selectFrom("item_version")
    .select(["version_id", "saved_at", "saved_by"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("version_id")
    .execute();
  const revisions: ItemRevision[] = [];
  let before: string | undefined;
  for (const row of rows) {
    const item = await findStoredItem(db, row.version_id);
    const changes =
      before === undefined || item === undefined
        ? []
        : listFieldChanges(JSON.parse(before), JSON.parse(item));
    revisions.unshift({ ...row, changes });
    before = item;
  }
  return revisions;
}

export async function findLastEditorNames(
  db: Db,
  kind: RecordKind,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const newest = db
    .selectFrom("item_version")
    .select(({ fn }) => fn.max("version_id").as("version_id"))
    .where("kind", "=", kind)
    .where("item_id", "in", ids)
    .groupBy("item_id");
  const rows = await db
    .selectFrom("item_version")
    .select(["item_id", "saved_by"])
    .where("version_id", "in", newest)
    .execute();
  return new Map(rows.map(({ item_id, saved_by }) => [item_id, saved_by]));
}

async function findStoredItem(db: Db, versionId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom("item_version")
    .select("item")
    .where("version_id", "=", versionId)
    .executeTakeFirst();
  return found?.item;
}

export async function findRevision<Row extends object>(
  db: Db,
  { kind, id, versionId }: { kind: RecordKind; id: number; versionId: number },
  blank: Row,
): Promise<Row | undefined> {
  const found = await db
    .selectFrom("item_version")
    .select("item")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("version_id", "=", versionId)
    .executeTakeFirst();
  return found && parseStoredRow(found.item, blank);
}
