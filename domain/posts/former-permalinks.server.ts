import type { Db } from "../records/tables.ts";
import { selectPublicPosts } from "./public-posts.server.ts";

/** An imported post, by the site that it came from and its number there. */
interface ImportSource {
  source: string;
  source_id: number;
}

export interface ImportedPost {
  blog_id: number;
  slug: string | undefined;
}

/** Without a slug, the post has been deleted since. */
export async function findImportedPost(
  db: Db,
  { source, source_id }: ImportSource,
): Promise<ImportedPost | undefined> {
  const found = await db
    .selectFrom("imported_post")
    .leftJoin("post", "post.blog_id", "imported_post.blog_id")
    .select(["imported_post.blog_id as blog_id", "post.slug as slug"])
    .where("source", "=", source)
    .where("source_id", "=", source_id)
    .executeTakeFirst();
  return found && { blog_id: found.blog_id, slug: found.slug ?? undefined };
}

/** Returns the permalinks that belong to another post already. */
export async function recordImportedPost(
  trx: Db,
  blog_id: number,
  { source, source_id }: ImportSource,
  permalinks: readonly string[],
): Promise<string[]> {
  await trx.insertInto("imported_post").values({ source, source_id, blog_id }).execute();
  const refused: string[] = [];
  for (const permalink of permalinks) {
    const stored = await trx
      .insertInto("former_permalink")
      .values({ permalink, blog_id })
      .onConflict((conflict) => conflict.column("permalink").doNothing())
      .returning("permalink")
      .executeTakeFirst();
    if (stored === undefined) refused.push(permalink);
  }
  return refused;
}

export async function isPermalinkTaken(db: Db, permalink: string): Promise<boolean> {
  const found = await db
    .selectFrom("former_permalink")
    .select("blog_id")
    .where("permalink", "=", permalink)
    .executeTakeFirst();
  return found !== undefined;
}

/** The slug of the public post that once had this address. */
export async function findSlugByPermalink(db: Db, permalink: string): Promise<string | undefined> {
  const found = await selectPublicPosts(db)
    .innerJoin("former_permalink", "former_permalink.blog_id", "post.blog_id")
    .select("slug")
    .where("permalink", "=", permalink)
    .executeTakeFirst();
  return found?.slug;
}
