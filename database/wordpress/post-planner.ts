import { createParser } from "#domain/fields/input-parser.server.ts";
import { normalizeSlug } from "#domain/fields/slug.ts";
import { isPermalinkTaken } from "#domain/posts/former-permalinks.server.ts";
import { getNumberPermalink, normalizePermalink } from "#domain/posts/permalink.ts";
import { getPostPath } from "#domain/posts/post.ts";
import type { NewPost } from "#domain/posts/post-columns.server.ts";
import { newPostSchema } from "#domain/posts/post-schema.server.ts";
import { findFreeSlug, findRedirectTarget } from "#domain/records/slug-redirects.server.ts";
import { createCategoryMapper } from "./import-categories.ts";
import { getAuthor, importerName, type MappedPost, mapPost } from "./map-post.ts";
import { placePictures } from "./place-pictures.ts";
import type { PlanOptions } from "./plan-options.ts";
import type { ExportSurvey } from "./survey-export.ts";
import type { WordpressItem } from "./wordpress-item.ts";

export interface PlannedPost {
  input: NewPost;
  post: MappedPost;
  slug: string;
  permalinks: string[];
  author: string;
}

/** A post that cannot be stored here; the message says why. */
export class RefusedPost extends Error {}

const parsePost = createParser(newPostSchema);

/** Works out how a post is stored, with the addresses and the category that are free for it. */
export async function createPostPlanner(options: PlanOptions) {
  const { db, survey, report } = options;
  const chooseCategory = await createCategoryMapper({ ...options, by: importerName });
  const plannedSlugs = new Set<string>();
  const plannedPermalinks = new Set<string>();

  return async (item: WordpressItem): Promise<PlannedPost> => {
    if (item.id === 0) throw new RefusedPost("it has no wp:post_id");
    const post = mapItem(item, survey);
    const slug = await findFreeSlug(post.slug, isSlugTaken);
    const input = await completePost(post, slug);
    const permalinks = await planPermalinks(item, post, slug);
    const category = await chooseCategory(post.categories);
    plannedSlugs.add(normalizeSlug(slug));
    for (const permalink of permalinks) plannedPermalinks.add(permalink);
    return {
      input: { ...input, category },
      post,
      slug,
      permalinks,
      author: getAuthor(item, survey),
    };
  };

  async function isSlugTaken(slug: string): Promise<boolean> {
    if (plannedSlugs.has(slug)) return true;
    const found = await db.selectFrom("post").select("blog_id").where("slug", "=", slug).execute();
    return found.length > 0 || (await findRedirectTarget(db, "post", slug)) !== undefined;
  }

  async function completePost(post: MappedPost, slug: string): Promise<NewPost> {
    const { title, status, brief_paragraph, metaTitle, metaDescription } = post;
    const parsed = parsePost({
      title,
      slug_url: slug,
      status,
      brief_paragraph,
      metaTitle,
      metaDescription,
      ...(post.published_date && { published_date: post.published_date }),
      ...(await placePictures(post, options)),
    });
    if ("errors" in parsed) throw new RefusedPost(Object.values(parsed.errors).join(" "));
    return parsed.value;
  }

  async function planPermalinks(item: WordpressItem, post: MappedPost, slug: string) {
    const own = normalizePermalink(getPostPath(slug));
    const permalinks = [getNumberPermalink(item.id)];
    for (const permalink of post.permalinks) {
      if (permalink === own) continue;
      const line = `${permalink} (“${post.title}”)`;
      if (await options.isPageOfThisSite(permalink)) report.pagesOfThisSite.push(line);
      if (plannedPermalinks.has(permalink) || (await isPermalinkTaken(db, permalink)))
        report.sharedPermalinks.push(line);
      else permalinks.push(permalink);
    }
    return permalinks;
  }
}

function mapItem(item: WordpressItem, survey: ExportSurvey): MappedPost {
  try {
    return mapPost(item, survey);
  } catch (error) {
    throw new RefusedPost(error instanceof Error ? error.message : String(error));
  }
}
