import { returnPosts } from "../clinic/category-rows.server.ts";
import { findCollection } from "../clinic/clinic-definitions.ts";
import { getClinicPath } from "../clinic/define-content.ts";
import { restoreEntry } from "../clinic/write-clinic-content.server.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { isItemKind, type RecordKind } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import { itemTypes } from "./item-types.server.ts";

interface RestoredContent {
  name: string;
  path: string;
  isPublic?: boolean;
  isDraft?: boolean;
  posts?: { moved: number; back: number };
}

/** Undefined if it is not in the trash. */
export async function restoreContent(
  trx: Db,
  { kind, id, by }: { kind: RecordKind; id: number; by: string },
): Promise<RestoredContent | { errors: FieldErrors } | undefined> {
  if (isItemKind(kind)) {
    const { listPath, getPath, restore } = itemTypes[kind];
    const item = await restore(trx, id, by);
    return item && { ...item, path: item.slug ? getPath(item.slug) : listPath };
  }
  const collection = findCollection(kind);
  if (collection === undefined) return undefined;
  const restored = await restoreEntry(trx, collection, id);
  if (restored === undefined || "errors" in restored) return restored;
  const { item, moved } = restored;
  const posts = { moved: moved.ids.length, back: await returnPosts(trx, id, moved) };
  return { name: String(item[collection.titleField]), path: getClinicPath(kind), posts };
}
