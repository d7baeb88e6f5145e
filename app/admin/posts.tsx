import { Outlet } from "react-router";
import { dbContext } from "#app/context.ts";
import { postAddress } from "#domain/posts/post.ts";
import { listStaffPosts } from "#domain/posts/posts.server.ts";
import type { Route } from "./+types/posts";
import { ItemTable } from "./item-table.tsx";
import { Moment } from "./moment.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { posts: await listStaffPosts(context.get(dbContext)) };
}

export default function PostsPage({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <>
      <ItemTable
        title="Blogs"
        empty="No posts yet."
        columns={["Category", "Date", "Status"]}
        rows={posts.map((post) => ({
          key: post.blog_id,
          name: post.title,
          address: postAddress(post.slug),
          cells: [post.categoryName, <Moment key="date" at={post.published_date} />, post.status],
        }))}
      />
      <Outlet />
    </>
  );
}
