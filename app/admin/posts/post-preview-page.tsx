import { data } from "react-router";
import { dbContext } from "#app/context.ts";
import { PostArticle } from "#app/sections/posts/post-article.tsx";
import { loadPostArticle } from "#app/sections/posts/post-article-data.server.ts";
import { listCategories } from "#domain/posts/categories.server.ts";
import { getPostPath } from "#domain/posts/post.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { isPublic } from "#domain/posts/public-posts.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import { requireAdmin } from "../auth/require-admin.server.ts";
import { PreviewBar } from "../editor/preview-bar.tsx";
import { parseId } from "../shell/parse-id.ts";
import type { Route } from "./+types/post-preview-page";
import { getSectionName } from "./section-values.ts";
import "#app/styles/staff.css";

/** The preview uses the public layout, which has no guard of its own. */
export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const post = await findPost(db, parseId(params.id));
  if (post === undefined) throw data("There is no such post.", { status: 404 });
  const categories = await listCategories(db);
  const postCategory = categories.find(({ category_id }) => category_id === post.category);
  const { article } = await loadPostArticle(context, {
    ...post,
    title: getDraftName(post.title),
    blogs_content: post.blogs_content.map((section) => ({
      ...section,
      heading: getSectionName(section),
    })),
    categoryName: postCategory?.category ?? "",
  });
  return {
    id: post.blog_id,
    state: isPublic(post) ? "public" : post.status === "draft" ? "draft" : "scheduled",
    publishedDate: post.published_date,
    path: getPostPath(post.slug),
    article,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Preview: ${loaderData?.article.title ?? "no such post"}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function PostPreviewPage({ loaderData }: Route.ComponentProps) {
  const { id, state, publishedDate, path, article } = loaderData;
  return (
    <>
      <PreviewBar
        item="post"
        state={state}
        publishedDate={publishedDate}
        path={path}
        editPath={`/admin/blogs/${id}/edit`}
      />
      <PostArticle post={article} />
    </>
  );
}
