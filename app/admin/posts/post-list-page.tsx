import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { dbContext } from "#app/context.ts";
import { loadPostCovers } from "#app/sections/posts/card-loaders.server.ts";
import { allCategories } from "#domain/clinic/category.ts";
import { listCategories } from "#domain/posts/categories.server.ts";
import { getPostPath } from "#domain/posts/post.ts";
import type { StaffPost } from "#domain/posts/post-list-config.ts";
import { postListConfig } from "#domain/posts/post-list-config.ts";
import { getListedDate, listStaffPostPage } from "#domain/posts/staff-post-lists.server.ts";
import { parseListQuery } from "#domain/records/list-query.ts";
import { ItemList } from "../list/item-list.tsx";
import { ListError } from "../list/list-error.tsx";
import { listLabels } from "../list/list-labels.ts";
import { formatDaysLeft } from "../list/list-summary.ts";
import { formatDate, formatRelativeDateTime, formatTimeOrDate } from "../ui/format-date.ts";
import type { Route } from "./+types/post-list-page";

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const now = new Date();
  const query = parseListQuery(postListConfig, new URL(request.url).searchParams);
  const { items, ...list } = await listStaffPostPage(db, query, now);
  const covers = await loadPostCovers(db, items);
  const rows = items.map((post, index) => ({
    id: post.id,
    title: post.title,
    publicPath: post.slug && getPostPath(post.slug),
    previewPath: `/admin/blogs/${post.id}/preview`,
    state: post.state,
    dateLabel: formatListDate(post, now),
    category: post.categoryName,
    cover: covers[index],
  }));
  const categories = (await listCategories(db)).filter(
    ({ category }) => category !== allCategories,
  );
  return {
    ...list,
    query,
    rows,
    categories: categories.map(({ category_id: id, category: name }) => ({ id, name })),
  };
}

export const meta = () => createStaffMeta("Blogs");

export default function PostListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ItemList
      kind="post"
      shape={postListConfig}
      viewNames={{
        all: "All",
        published: "Published",
        scheduled: "Scheduled",
        draft: "Drafts",
        trash: "Trash",
      }}
      columns={[
        { part: "title", name: "Title", sort: "title" },
        { part: "status", name: "Status", sort: "status" },
        { part: "category", name: "Category", sort: "category" },
        { part: "date", name: "Date", sort: "date" },
      ]}
      {...loaderData}
    />
  );
}

export function ErrorBoundary() {
  return <ListError title={listLabels.post.title} />;
}

function formatListDate(post: StaffPost, now: Date): string {
  const date = getListedDate(post);
  if (post.state === "trash") return formatDaysLeft(date, now);
  if (post.state === "scheduled") return formatRelativeDateTime(date, now);
  return post.state === "draft" ? `Saved ${formatTimeOrDate(date, now)}` : formatDate(date);
}
