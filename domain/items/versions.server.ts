import { imagesNamedIn, recordImageUse } from "../images/image-use.server.ts";
import type { Db } from "../tables.ts";
import { type ItemKind, type ItemVersion, versionsKept } from "./item.ts";
import { readStoredRow } from "./stored-row.server.ts";

interface NewVersion {
  kind: ItemKind;
  id: number;
  /** The whole row as it was saved. */
  row: { updated_at: string };
  by: string;
}

/** The moment of a save: now, and always later than the one before, so that each has its own. */
export function momentAfter(updatedAt: string): string {
  return new Date(Math.max(Date.now(), Date.parse(updatedAt) + 1)).toISOString();
}

/** Keeps what was saved; of each item the last twenty. */
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

/** The saved versions of an item, most recent first. */
export function listVersions(db: Db, kind: ItemKind, id: number): Promise<ItemVersion[]> {
  return db
    .selectFrom("item_version")
    .select(["version_id", "saved_at", "saved_by"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("version_id", "desc")
    .execute();
}

/** The row of one version as it was saved; `blank` fills in the columns that came later. */
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
