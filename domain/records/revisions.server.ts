import { findImageHashes, recordImageUse } from "../images/image-use.server.ts";
import { type ItemRevision, maxRevisions, type RecordKind } from "./item.ts";
import { parseStoredRow } from "./stored-row.server.ts";
import type { Db } from "./tables.ts";

interface NewRevision {
  kind: RecordKind;
  id: number;
  row: { updated_at: string };
  by: string;
}

/** `updated_at` identifies a revision, so it always increases. */
export function nextTimestamp(updatedAt: string): string {
  return new Date(Math.max(Date.now(), Date.parse(updatedAt) + 1)).toISOString();
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

export function listRevisions(db: Db, kind: RecordKind, id: number): Promise<ItemRevision[]> {
  return db
    .selectFrom("item_version")
    .select(["version_id", "saved_at", "saved_by"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("version_id", "desc")
    .execute();
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
