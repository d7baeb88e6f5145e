import { containsText } from "./contains-text.server.ts";
import type { Db } from "./tables.ts";

/** Waits for concurrent saves of such items, so that none is lost. SQLite has one writer anyway. */
export async function lockItemsContaining(trx: Db, text: string): Promise<void> {
  await trx
    .updateTable("post")
    .set(({ ref }) => ({ blog_id: ref("blog_id") }))
    .where((where) =>
      where.or([containsText("blog_image", text), containsText("blogs_content", text)]),
    )
    .execute();
  await trx
    .updateTable("clinic_entry")
    .set(({ ref }) => ({ kind: ref("kind") }))
    .where(containsText("item", text))
    .execute();
}
