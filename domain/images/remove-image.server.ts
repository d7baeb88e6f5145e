import type { ClinicKind } from "../clinic/define-content.ts";
import { containsText } from "../records/contains-text.server.ts";
import { lockItemsContaining } from "../records/lock-items-containing.server.ts";
import { readVersionsContaining } from "../records/read-versions.server.ts";
import { nextTimestamp } from "../records/revisions.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { changeImage } from "./change-image.server.ts";
import { listPostsWithImage } from "./list-images.server.ts";

interface Removal {
  hash: string;
  mayChange: (kind: ClinicKind) => boolean;
  /** The number of posts and kinds of clinic content that the caller knows. */
  uses?: number | undefined;
}

/**
 * Revisions and the trash lose it, too; editors of an item that showed it get a conflict. Returns
 * the number of posts that showed it, or undefined if there is no such image.
 */
export function removeImageEverywhere(
  db: Db,
  { hash, mayChange, uses }: Removal,
): Promise<{ posts: number } | { refused: ClinicKind } | { uses: number } | undefined> {
  return inTransaction(db, async (trx) => {
    // A save locks its item before the image; the other order would be a deadlock.
    await lockItemsContaining(trx, `/uploads/${hash}`);
    const shown = trx.selectFrom("clinic_entry").select("kind").orderBy("kind");
    const kinds = await shown.where(containsText("item", `/uploads/${hash}`)).execute();
    const refused = kinds.find(({ kind }) => !mayChange(kind));
    if (refused !== undefined) return { refused: refused.kind };
    const showing = await listPostsWithImage(trx, hash).execute();
    const usesNow = showing.length + new Set(kinds.map(({ kind }) => kind)).size;
    if (uses !== undefined && uses !== usesNow) return { uses: usesNow };
    const image = await trx
      .deleteFrom("image")
      .where("hash", "=", hash)
      .returning("image_id")
      .executeTakeFirst();
    if (image === undefined) return undefined;
    // Again for what was saved in between.
    await lockItemsContaining(trx, `/uploads/${hash}`);
    const posts = await listPostsWithImage(trx, hash).execute();
    for (const { blog_id, title: _, updated_at, ...columns } of posts)
      await trx
        .updateTable("post")
        .set({ ...withoutImage(columns, hash), updated_at: nextTimestamp(updated_at) })
        .where("blog_id", "=", blog_id)
        .execute();
    const containsImage = containsText("item", `/uploads/${hash}`);
    await removeFromVersions(trx, hash);
    const trashed = trx
      .selectFrom("trash")
      .select(["kind", "item_id", "item"])
      .where(containsImage);
    for (const { kind, item_id, item } of await trashed.execute())
      await trx
        .updateTable("trash")
        .set({ item: removeFromItem(item, hash) })
        .where("kind", "=", kind)
        .where("item_id", "=", item_id)
        .execute();
    const clinicEntries = trx
      .selectFrom("clinic_entry")
      .select(["kind", "entry_id", "item", "updated_at"])
      .where(containsImage);
    for (const { kind, entry_id, item, updated_at } of await clinicEntries.execute())
      await trx
        .updateTable("clinic_entry")
        .set({
          item: removeFromItem(item ?? "{}", hash),
          updated_at: nextTimestamp(updated_at),
        })
        .where("kind", "=", kind)
        .where("entry_id", "=", entry_id)
        .execute();
    return { posts: posts.length };
  });
}

async function removeFromVersions(trx: Db, hash: string): Promise<void> {
  for await (const versions of readVersionsContaining(trx, `/uploads/${hash}`))
    for (const { version_id, item } of versions)
      await trx
        .updateTable("item_version")
        .set({ item: removeFromItem(item, hash) })
        .where("version_id", "=", version_id)
        .execute();
}

function withoutImage<Value>(value: Value, hash: string): Value {
  return changeImage(value, { hash, changeTag: () => "", url: "", alt: "" });
}

function removeFromItem(item: string, hash: string): string {
  return JSON.stringify(withoutImage(JSON.parse(item), hash));
}
