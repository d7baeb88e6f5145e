import { setImmediate as nextTurn } from "node:timers/promises";
import { containsText } from "../records/contains-text.server.ts";
import { findImageHashes } from "../records/image-url.ts";
import { recordImageUse } from "../records/image-use.server.ts";
import { readVersionsContaining } from "../records/read-versions.server.ts";
import type { Db } from "../records/tables.ts";
import { daysAgo } from "../records/time-units.ts";
import { readPostsWithImages } from "./list-images.server.ts";

/** An unused image is stored for a while, because an editor may still have it open. */
const unusedImageDays = 30;
const batchSize = 200;

/** Revisions, the trash and autosaves count as uses. A concurrent save records its use first. */
export async function removeUnusedImages(db: Db): Promise<number> {
  const yesterday = daysAgo(1);
  const due = await db
    .selectFrom("image")
    .innerJoin("image_use", "image_use.image_id", "image.image_id")
    .select(["image.image_id", "hash", "last_used_at"])
    .where("last_used_at", "<", yesterday)
    .execute();
  if (due.length === 0) return 0;
  const usedHashes = await findUsedImages(db);
  const usedImages = due.filter(({ hash }) => usedHashes.has(hash)).map(({ hash }) => hash);
  for (let i = 0; i < usedImages.length; i += batchSize)
    await recordImageUse(db, usedImages.slice(i, i + batchSize));

  const cutoff = daysAgo(unusedImageDays);
  let removed = 0;
  for (const { image_id, hash } of due) {
    if (usedHashes.has(hash)) continue;
    await nextTurn();
    removed += await db.transaction().execute(async (trx) => {
      // The statement waits for a concurrent save and checks the date that it recorded.
      const unused = await trx
        .deleteFrom("image_use")
        .where("image_id", "=", image_id)
        .where("last_used_at", "<", cutoff)
        .returning("image_id")
        .executeTakeFirst();
      if (unused === undefined) return 0;
      await trx.deleteFrom("image").where("image_id", "=", image_id).execute();
      return 1;
    });
  }
  return removed;
}

async function findUsedImages(db: Db): Promise<Set<string>> {
  const usedHashes = new Set<string>();
  const collectHashes = (text: string) => {
    for (const hash of findImageHashes(text)) usedHashes.add(hash);
  };
  for await (const posts of readPostsWithImages(db))
    for (const { blog_image, blogs_content } of posts)
      collectHashes(`${blog_image} ${blogs_content}`);
  for await (const versions of readVersionsContaining(db, "/uploads/"))
    for (const { item } of versions) collectHashes(item);
  for (const table of ["trash", "clinic_entry", "autosave"] as const) {
    const rows = db.selectFrom(table).select("item").where(containsText("item", "/uploads/"));
    for (const { item } of await rows.execute()) collectHashes(item ?? "");
  }
  return usedHashes;
}
