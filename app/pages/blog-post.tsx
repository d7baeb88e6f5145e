import { data, redirect } from "react-router";
import { dbContext } from "#app/context.ts";
import { PostArticle } from "#app/sections/posts/post-article.tsx";
import { loadPostArticle } from "#app/sections/posts/post-article-data.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { postNodes } from "#app/seo/structured-data/post-nodes.server.ts";
import { parseSlug } from "#domain/fields/slug.ts";
import { getPostPath, getSearchDescription } from "#domain/posts/post.ts";
import { findPostRedirect, findPublicPost } from "#domain/posts/public-posts.server.ts";
import type { Route } from "./+types/blog-post";

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const slug = parseSlug(params.slug);
  const post = slug === undefined ? undefined : await findPublicPost(db, slug);
  if (post === undefined) {
    const currentSlug = slug && (await findPostRedirect(db, slug));
    if (currentSlug) throw redirect(getPostPath(currentSlug), 301);
    throw data("There is no such article", { status: 404 });
  }
  if (params.slug !== post.slug) throw redirect(getPostPath(post.slug), 301);
  const { article, reviewer } = await loadPostArticle(context, post);
  const description = getSearchDescription(post);
  const dates = {
    published: post.published_date,
    // A scheduled post may have been saved before its publication.
    modified: [post.published_date, post.updated_at].sort().at(-1) ?? post.published_date,
    section: post.categoryName,
  };
  const { sources } = article;
  return {
    head: createPageHead(context, {
      title: post.metaTitle || post.title,
      description,
      path: getPostPath(post.slug),
      picture: { source: article.cover, alt: post.blog_image_alt || post.title },
      breadcrumbs: article.breadcrumbs,
      article: dates,
      reviewer,
      lastReviewed: post.reviewed_on || undefined,
      createNodes: (urls) => postNodes(urls, { title: post.title, description, sources, ...dates }),
    }),
    article,
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "activity" };

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  return <PostArticle post={loaderData.article} />;
}
