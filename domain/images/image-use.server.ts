import { dayMs } from "../attempts.server.ts";
import type { Db } from "../tables.ts";

/** An unused image is stored for a while, because an editor may still have it open. */
export const unusedImageDays = 30;
const rowsAtOnce = 200;
const imageName = /\/uploads\/([0-9a-f]{32})/g;

export function imagesNamedIn(text: string): string[] {
  return [...new Set([...text.matchAll(imageName)].map(([, hash = ""]) => hash))];
}

export async function recordImageUse(trx: Db, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  const last_used_at = new Date().toISOString();
  await trx
    .insertInto("image_use")
    .columns(["image_id", "last_used_at"])
    .expression(
      trx
        .selectFrom("image")
        .select(({ val }) => ["image_id", val(last_used_at).as("last_used_at")])
        .where("hash", "in", hashes),
    )
    .onConflict((conflict) => conflict.column("image_id").doUpdateSet({ last_used_at }))
    .execute();
}

/**
 * Removes images that no post, revision or trashed item has used for thirty days. A concurrent save
 * records its use first, and the deleting statement checks the date again.
 */
export async function removeUnusedImages(db: Db): Promise<number> {
  const yesterday = new Date(Date.now() - dayMs).toISOString();
  const due = await db
    .selectFrom("image")
    .innerJoin("image_use", "image_use.image_id", "image.image_id")
    .select(["image.image_id", "hash", "last_used_at"])
    .where("last_used_at", "<", yesterday)
    .execute();
  if (due.length === 0) return 0;
  const named = await findNamedImages(db);
  const used = due.filter(({ hash }) => named.has(hash)).map(({ hash }) => hash);
  for (let i = 0; i < used.length; i += rowsAtOnce)
    await recordImageUse(db, used.slice(i, i + rowsAtOnce));

  const oldest = new Date(Date.now() - unusedImageDays * dayMs).toISOString();
  let removed = 0;
  for (const { image_id, hash } of due) {
    if (named.has(hash)) continue;
    removed += await db.transaction().execute(async (trx) => {
      // The statement waits for a concurrent save and sees its date.
      const unused = await trx
        .deleteFrom("image_use")
        .where("image_id", "=", image_id)
        .where("last_used_at", "<", oldest)
        .returning("image_id")
        .executeTakeFirst();
      if (unused === undefined) return 0;
      await trx.deleteFrom("image").where("image_id", "=", image_id).execute();
      return 1;
    });
  }
  return removed;
}

async function findNamedImages(db: Db): Promise<Set<string>> {
  const named = new Set<string>();
  const read = (text: string) => {
    for (const hash of imagesNamedIn(text)) named.add(hash);
  };
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("post")
      .select(["blog_id", "blog_image", "blogs_content"])
      .where("blog_id", ">", after)
      .orderBy("blog_id")
      .limit(rowsAtOnce)
      .execute();
    for (const { blog_image, blogs_content } of rows) read(`${blog_image} ${blogs_content}`);
    if (rows.length < rowsAtOnce) break;
    after = rows.at(-1)?.blog_id ?? after;
  }
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("item_version")
      .select(["version_id", "item"])
      .where("version_id", ">", after)
      .orderBy("version_id")
      .limit(rowsAtOnce)
      .execute();
    for (const { item } of rows) read(item);
    if (rows.length < rowsAtOnce) break;
    after = rows.at(-1)?.version_id ?? after;
  }
  for (const { item } of await db.selectFrom("trash").select("item").execute()) read(item);
  return named;
}
