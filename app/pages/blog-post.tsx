import { data, redirect } from "react-router";
import { dbContext } from "#app/context.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { postArticleData } from "#app/sections/post-article.server.ts";
import { PostArticle } from "#app/sections/post-article.tsx";
import { postAddress } from "#domain/posts/post.ts";
import { findMovedPost, findPublicPost } from "#domain/posts/posts.server.ts";
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
  return postArticleData(db, post);
}

export function meta(page: Route.MetaArgs) {
  if (!page.loaderData) return [];
  const { slug, metaTitle, metaDescription } = page.loaderData;
  return pageMeta(page, {
    title: metaTitle,
    description: metaDescription,
    path: postAddress(slug),
  });
}

export default function BlogPostPage({ loaderData: post }: Route.ComponentProps) {
  return <PostArticle post={post} />;
}
