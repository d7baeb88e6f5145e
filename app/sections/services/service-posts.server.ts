import { countMentions, listCategoriesForService } from "#content/services/service-matching.ts";
import { relatedPostCount } from "#domain/posts/post.ts";
import { listPublicCards } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { loadPostCards } from "../posts/card-loaders.server.ts";

const maxPostsSearched = 40;
const titleWeight = 3;

/** Posts that mention the service come first, then the newest of its categories. */
export async function listPostsForService(db: Db, url: string) {
  const categoryNames = listCategoriesForService(url);
  // PostgreSQL rejects an empty IN list.
  if (categoryNames.length === 0) return [];
  const posts = await listPublicCards(db, { categoryNames, limit: maxPostsSearched });
  const best = posts
    .map((post) => ({
      post,
      score:
        titleWeight * countMentions(url, post.title) + countMentions(url, post.brief_paragraph),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, relatedPostCount);
  return loadPostCards(
    db,
    best.map(({ post }) => post),
  );
}
