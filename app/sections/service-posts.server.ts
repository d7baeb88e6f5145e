import { categoriesOfService, countMentions } from "#content/services/named-services.ts";
import { relatedPosts } from "#domain/posts/post.ts";
import { listPublicCards } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/tables.ts";
import { postCards } from "./card-data.server.ts";

/** Only this many recent posts are searched for matches. */
const postsConsidered = 40;
/** A mention in the title counts more than one in the lead. */
const titleWeight = 3;

/** Posts that mention the service come first, then the newest of its categories. */
export async function listPostsForService(db: Db, url: string) {
  const categoryNames = categoriesOfService(url);
  // PostgreSQL rejects an empty IN list.
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
