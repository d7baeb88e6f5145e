import { countRows } from "./count-rows.server.ts";
import { getDraftName } from "./draft-name.ts";
import { findPage, sortByIds } from "./find-page.server.ts";
import { type RecordKind, trashRetentionDays } from "./item.ts";
import type { ListQuery } from "./list-query.ts";
import { parseStoredRow } from "./stored-row.server.ts";
import { hidePlaceholder } from "./stored-slug.server.ts";
import type { Db, TrashTable } from "./tables.ts";
import { daysAgo } from "./time-units.ts";
import { titleKey } from "./title-key.ts";
import { inTransaction } from "./transaction.server.ts";

export interface NamedItem {
  name: string;
  slug: string;
  isPublic?: boolean;
  isDraft?: boolean;
}

interface NewTrashRow extends Omit<TrashTable, "title_key" | "item" | "deleted_at"> {
  row: object;
}

/** Replaces a row of the same item, which two removals at the same time may both write. */
export async function moveToTrash(trx: Db, { row, ...trash }: NewTrashRow): Promise<NamedItem> {
  const title = getDraftName(trash.title);
  const values = {
    ...trash,
    title,
    title_key: titleKey(title),
    item: JSON.stringify(row),
    deleted_at: new Date().toISOString(),
  };
  await trx
    .insertInto("trash")
    .values(values)
    .onConflict((conflict) => conflict.columns(["kind", "item_id"]).doUpdateSet(values))
    .execute();
  return { name: title, slug: hidePlaceholder(trash.slug) };
}

/** Undefined if the item is not in the trash. Newer columns get their values from `blank`. */
export async function claimFromTrash<Row extends object>(
  trx: Db,
  kind: RecordKind,
  id: number,
  blank: Row,
): Promise<Row | undefined> {
  const found = await trx
    .deleteFrom("trash")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .returning("item")
    .executeTakeFirst();
  return found && parseStoredRow(found.item, blank);
}

export function listTrash(db: Db) {
  return db
    .selectFrom("trash")
    .select(["kind", "item_id", "title", "slug", "deleted_at", "deleted_by"])
    .orderBy("deleted_at", "desc")
    .orderBy("item_id", "desc")
    .execute();
}

export function countTrash(db: Db, kind: RecordKind): Promise<number> {
  return countRows(db.selectFrom("trash").where("kind", "=", kind));
}

/** `getText` reads from a stored row what a search looks through. */
export async function listTrashPage(
  db: Db,
  kind: RecordKind,
  query: ListQuery,
  getText: (item: string) => string,
) {
  const trashed = db.selectFrom("trash").where("kind", "=", kind);
  const sorted = trashed
    .select("item_id")
    .orderBy(query.sort === "title" ? "title_key" : "deleted_at", query.order)
    .orderBy("item_id", query.order);
  const loadItems = (batch: number[]) =>
    trashed
      .select(["item_id as id", "slug", "title", "deleted_at", "item"])
      .where("item_id", "in", batch)
      .execute();
  const { ids, ...pageInfo } = await findPage(query, await countTrash(db, kind), {
    listIds: async (limit, offset) => {
      const rows = await sorted.limit(limit).offset(offset).execute();
      return rows.map(({ item_id }) => item_id);
    },
    loadTexts: async (batch) =>
      (await loadItems(batch)).map(({ id, item }) => ({ id, text: getText(item) })),
  });
  const items = ids.length === 0 ? [] : await loadItems(ids);
  return { ...pageInfo, items: sortByIds(ids, items, ({ id }) => id) };
}

/** Deletes revisions and redirects, too. Returns the title; undefined if it is not in the trash. */
export async function deletePermanently(
  db: Db,
  kind: RecordKind,
  id: number,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom("trash")
      .where("kind", "=", kind)
      .where("item_id", "=", id)
      .returning("title")
      .executeTakeFirst();
    if (removed !== undefined) await purgeReferences(trx, kind, id);
    return removed?.title;
  });
}

export async function purgeTrash(db: Db): Promise<number> {
  const cutoff = daysAgo(trashRetentionDays);
  return db.transaction().execute(async (trx) => {
    const purged = await trx
      .deleteFrom("trash")
      .where("deleted_at", "<", cutoff)
      .returning(["kind", "item_id"])
      .execute();
    for (const { kind, item_id } of purged) await purgeReferences(trx, kind, item_id);
    return purged.length;
  });
}

async function purgeReferences(trx: Db, kind: RecordKind, id: number): Promise<void> {
  for (const table of ["slug_redirect", "item_version", "autosave"] as const)
    await trx.deleteFrom(table).where("kind", "=", kind).where("item_id", "=", id).execute();
  if (kind === "post") await trx.deleteFrom("former_permalink").where("blog_id", "=", id).execute();
}
