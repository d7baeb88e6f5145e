import { imagesNamedIn, recordImageUse } from "../images/image-use.server.ts";
import type { Db } from "../tables.ts";
import { type ItemKind, type ItemVersion, versionsKept } from "./item.ts";
import { readStoredRow } from "./stored-row.server.ts";

interface NewVersion {
  kind: ItemKind;
  id: number;
  row: { updated_at: string };
  by: string;
}

/** `updated_at` identifies a revision, so it always increases. */
export function momentAfter(updatedAt: string): string {
  return new Date(Math.max(Date.now(), Date.parse(updatedAt) + 1)).toISOString();
}

export async function keepVersion(trx: Db, { kind, id, row, by }: NewVersion): Promise<void> {
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
  await recordImageUse(trx, imagesNamedIn(JSON.stringify(row)));
  const kept = trx
    .selectFrom("item_version")
    .select("version_id")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("version_id", "desc")
    .limit(versionsKept);
  await trx
    .deleteFrom("item_version")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("version_id", "not in", kept)
    .execute();
}

export function listVersions(db: Db, kind: ItemKind, id: number): Promise<ItemVersion[]> {
  return db
    .selectFrom("item_version")
    .select(["version_id", "saved_at", "saved_by"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("version_id", "desc")
    .execute();
}

export async function findVersion<Row extends object>(
  db: Db,
  { kind, id, versionId }: { kind: ItemKind; id: number; versionId: number },
  blank: Row,
): Promise<Row | undefined> {
  const found = await db
    .selectFrom("item_version")
    .select("item")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("version_id", "=", versionId)
    .executeTakeFirst();
  return found && readStoredRow(found.item, blank);
}
