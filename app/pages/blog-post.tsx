import { data, redirect } from "react-router";
import { dbContext } from "#app/context.ts";
import { postNodes } from "#app/frame/graph/post-node.server.ts";
import { pageHead } from "#app/frame/page-head.server.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { postArticleData } from "#app/sections/post-article.server.ts";
import { PostArticle } from "#app/sections/post-article.tsx";
import { postAddress, searchDescription } from "#domain/posts/post.ts";
import { findMovedPost, findPublicPost } from "#domain/posts/public-posts.server.ts";
import { readSlug } from "#domain/slug.ts";
import type { Route } from "./+types/blog-post";

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const slug = readSlug(params.slug);
  const post = slug === undefined ? undefined : await findPublicPost(db, slug);
  if (post === undefined) {
    const movedTo = slug && (await findMovedPost(db, slug));
    if (movedTo) throw redirect(postAddress(movedTo), 301);
    throw data("There is no such article", { status: 404 });
  }
  if (params.slug !== post.slug) throw redirect(postAddress(post.slug), 301);
  const article = await postArticleData(db, post);
  const description = searchDescription(post);
  const dates = {
    published: post.published_date,
    // A scheduled post may have been saved before its publication.
    modified: [post.published_date, post.updated_at].sort().at(-1) ?? post.published_date,
    section: post.categoryName,
  };
  return {
    head: pageHead(context, {
      title: post.metaTitle || post.title,
      description,
      path: postAddress(post.slug),
      picture: { source: article.cover, alt: post.blog_image_alt || post.title },
      steps: article.steps,
      article: dates,
      nodes: (at) => postNodes(at, { title: post.title, description, ...dates }),
    }),
    article,
  };
}

export const meta = pageMeta;

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  return <PostArticle post={loaderData.article} />;
}
