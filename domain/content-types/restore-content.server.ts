import { findCollection } from "../clinic/clinic-definitions.ts";
import { getClinicPath } from "../clinic/define-content.ts";
import { restoreEntry } from "../clinic/write-clinic-content.server.ts";
import { isItemKind, type RecordKind } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import { itemTypes } from "./item-types.server.ts";

/** Undefined if it is not in the trash. */
export async function restoreContent(
  trx: Db,
  { kind, id, by }: { kind: RecordKind; id: number; by: string },
): Promise<{ name: string; path: string; isPublic?: boolean; isDraft?: boolean } | undefined> {
  if (isItemKind(kind)) {
    const { listPath, getPath, restore } = itemTypes[kind];
    const item = await restore(trx, id, by);
    return item && { ...item, path: item.slug ? getPath(item.slug) : listPath };
  }
  const collection = findCollection(kind);
  if (collection === undefined) return undefined;
  const entry = await restoreEntry(trx, collection, id);
  return entry && { name: String(entry[collection.titleField]), path: getClinicPath(kind) };
}
