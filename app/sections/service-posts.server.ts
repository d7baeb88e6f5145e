import { categoriesOfService, countMentions } from "#content/services/named-services.ts";
import { relatedPosts } from "#domain/posts/post.ts";
import { listPublicCards } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/tables.ts";
import { postCards } from "./card-data.server.ts";

/** Among so many of the newest posts are those that a service's page shows. */
const postsConsidered = 40;
/** A word in a title says more of a post than one in its lead. */
const titleWeight = 3;

/** Posts about a service: of its categories, those first that speak of it, then the newest. */
export async function listPostsForService(db: Db, url: string) {
  const categoryNames = categoriesOfService(url);
  // PostgreSQL has no empty list to look in.
  if (categoryNames.length === 0) return [];
  const posts = await listPublicCards(db, { categoryNames, limit: postsConsidered });
  const chosen = posts
    .map((post) => ({
      post,
      score:
        titleWeight * countMentions(url, post.title) + countMentions(url, post.brief_paragraph),
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, relatedPosts);
  return postCards(
    db,
    chosen.map(({ post }) => post),
  );
}
