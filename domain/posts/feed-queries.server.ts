import type { Db } from "../records/tables.ts";
import { toPost } from "./posts.server.ts";
import { type PublicPost, selectPublicPosts } from "./public-posts.server.ts";

const maxFeedPosts = 20;

/** Oldest first, so that a new post does not shift the pages of the sitemap. */
export function listSitemapPosts(db: Db, { offset, limit }: { offset: number; limit: number }) {
  return selectPublicPosts(db)
    .innerJoin("category", "category.category_id", "post.category")
    .select(["slug", "blog_image", "published_date", "updated_at"])
    .select("category.category as categoryName")
    .orderBy("published_date")
    .orderBy("blog_id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function listFeedPosts(db: Db): Promise<PublicPost[]> {
  const rows = await selectPublicPosts(db)
    .innerJoin("category", "category.category_id", "post.category")
    .selectAll("post")
    .select("category.category as categoryName")
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc")
    .limit(maxFeedPosts)
    .execute();
  return rows.map(({ categoryName, ...row }) => ({ ...toPost(row), categoryName }));
}
