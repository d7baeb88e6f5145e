import { findImageHashes } from "../records/image-url.ts";
import { recordImageUse } from "../records/image-use.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";

/** An unused image is stored for a while, because an editor may still have it open. */
const unusedImageDays = 30;
const batchSize = 200;

/** Revisions and the trash count as uses. A concurrent save records its use first. */
export async function removeUnusedImages(db: Db): Promise<number> {
  const yesterday = new Date(Date.now() - dayMs).toISOString();
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

  const cutoff = new Date(Date.now() - unusedImageDays * dayMs).toISOString();
  let removed = 0;
  for (const { image_id, hash } of due) {
    if (usedHashes.has(hash)) continue;
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
  for (let lastId = 0; ; ) {
    const rows = await db
      .selectFrom("post")
      .select(["blog_id", "blog_image", "blogs_content"])
      .where("blog_id", ">", lastId)
      .orderBy("blog_id")
      .limit(batchSize)
      .execute();
    for (const { blog_image, blogs_content } of rows)
      collectHashes(`${blog_image} ${blogs_content}`);
    if (rows.length < batchSize) break;
    lastId = rows.at(-1)?.blog_id ?? lastId;
  }
  for (let lastId = 0; ; ) {
    const rows = await db
      .selectFrom("item_version")
      .select(["version_id", "item"])
      .where("version_id", ">", lastId)
      .orderBy("version_id")
      .limit(batchSize)
      .execute();
    for (const { item } of rows) collectHashes(item);
    if (rows.length < batchSize) break;
    lastId = rows.at(-1)?.version_id ?? lastId;
  }
  for (const { item } of await db.selectFrom("trash").select("item").execute()) collectHashes(item);
  for (const { item } of await db.selectFrom("clinic_entry").select("item").execute())
    collectHashes(item ?? "");
  return usedHashes;
}
