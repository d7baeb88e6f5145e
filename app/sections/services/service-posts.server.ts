import { findService } from "#content/services/index.ts";
import { categories } from "#domain/clinic/categories-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { type PostCard, relatedPostCount } from "#domain/posts/post.ts";
import { findPublicPost, listPublicCards } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { loadPostCards } from "../posts/card-loaders.server.ts";
import { countMentions } from "./service-mentions.server.ts";

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
  const [posts, payingPost] = await Promise.all([
    listPublicCards(db, { categories: categoryIds, limit: maxPostsSearched }),
    findCard(db, findService(url)?.payingPost),
  ]);
  const best = posts
    .map((post) => ({
      post,
      score:
        titleWeight * countMentions(url, post.title) + countMentions(url, post.brief_paragraph),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ post }) => post);
  const others = best.filter(({ slug }) => slug !== payingPost?.slug);
  const chosen = payingPost ? [...others.slice(0, relatedPostCount - 1), payingPost] : others;
  return loadPostCards(db, chosen.slice(0, relatedPostCount));
}

async function findCard(db: Db, slug: string | undefined): Promise<PostCard | undefined> {
  const post = slug === undefined ? undefined : await findPublicPost(db, slug);
  if (post === undefined) return undefined;
  const { blog_id, title, brief_paragraph, blog_image, published_date, categoryName } = post;
  return {
    blog_id,
    slug: post.slug,
    title,
    brief_paragraph,
    blog_image,
    published_date,
    categoryName,
  };
}
