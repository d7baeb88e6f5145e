import { countMentions } from "#content/services/service-matching.ts";
import { categories } from "#domain/clinic/categories-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { relatedPostCount } from "#domain/posts/post.ts";
import { listPublicCards } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { loadPostCards } from "../posts/card-loaders.server.ts";

const maxPostsSearched = 40;
const titleWeight = 3;

/** Posts that mention the service come first, then the newest of its categories. */
export async function listPostsForService(db: Db, { id, url }: { id: number; url: string }) {
  const entries = await listEntries(db, categories);
  const categoryIds = entries
    .filter(({ services }) => services.includes(String(id)))
    .map((entry) => entry.id);
  // PostgreSQL rejects an empty IN list.
  if (categoryIds.length === 0) return [];
  const posts = await listPublicCards(db, { categories: categoryIds, limit: maxPostsSearched });
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
