import type { FieldValues } from "../fields/field-list.ts";
import {
  type autosaveFields,
  autosaveRetentionDays,
  maxAutosavesPerUser,
  newItemId,
} from "./autosave.ts";
import { deleteRows } from "./delete-rows.server.ts";
import { findImageHashes } from "./image-url.ts";
import { recordImageUse } from "./image-use.server.ts";
import { itemKinds, type RecordKind } from "./item.ts";
import type { Db } from "./tables.ts";
import { daysAgo } from "./time-units.ts";
import { inTransaction } from "./transaction.server.ts";

export interface AutosaveOwner {
  userId: string;
  kind: RecordKind;
  id: number;
}

/** Replaces the autosave of the same key; beyond the maximum, the oldest of the user go. */
export async function storeAutosave(
  db: Db,
  { userId, kind, id }: AutosaveOwner,
  { key, values, based_on }: FieldValues<typeof autosaveFields>,
): Promise<string> {
  const saved_at = new Date().toISOString();
  const content = { kind, item_id: id, item: values, based_on, saved_at };
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto("autosave")
      .values({ user_id: userId, autosave_key: key, ...content })
      .onConflict((conflict) => conflict.columns(["user_id", "autosave_key"]).doUpdateSet(content))
      .execute();
    await recordImageUse(trx, findImageHashes(values));
    const newest = trx
      .selectFrom("autosave")
      .select("autosave_key")
      .where("user_id", "=", userId)
      .orderBy("saved_at", "desc")
      .orderBy("autosave_key", "desc")
      .limit(maxAutosavesPerUser);
    await trx
      .deleteFrom("autosave")
      .where("user_id", "=", userId)
      .where("autosave_key", "not in", newest)
      .where("autosave_key", "!=", key)
      .execute();
  });
  return saved_at;
}

export function listAutosaves(db: Db, { userId, kind, id }: AutosaveOwner) {
  return db
    .selectFrom("autosave")
    .select(["autosave_key as key", "item as values", "based_on", "saved_at"])
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("saved_at", "desc")
    .execute();
}

/** The newest text of each kind that its author has not saved even once. */
export async function listNewItemAutosaves(db: Db, userId: string) {
  const rows = await db
    .selectFrom("autosave")
    .select(["kind", "item as values", "saved_at"])
    .where("user_id", "=", userId)
    .where("kind", "in", itemKinds)
    .where("item_id", "=", newItemId)
    .orderBy("saved_at", "desc")
    .execute();
  return itemKinds.flatMap((kind) => {
    const newest = rows.find((row) => row.kind === kind);
    return newest ? [{ ...newest, kind }] : [];
  });
}

/** JSON; undefined if the user has no such autosave of this item. */
export async function findAutosave(
  db: Db,
  { userId, kind, id }: AutosaveOwner,
  key: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("autosave")
    .select("item")
    .where("user_id", "=", userId)
    .where("autosave_key", "=", key)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .executeTakeFirst();
  return row?.item;
}

export async function removeAutosave(
  db: Db,
  { userId, kind, id }: AutosaveOwner,
  key: string,
): Promise<void> {
  await db
    .deleteFrom("autosave")
    .where("user_id", "=", userId)
    .where("autosave_key", "=", key)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .execute();
}

export async function purgeOldAutosaves(db: Db): Promise<number> {
  return deleteRows(
    db.deleteFrom("autosave").where("saved_at", "<", daysAgo(autosaveRetentionDays)),
  );
}
