import { dbContext } from "#app/context.ts";
import { postCovers } from "#app/sections/card-data.server.ts";
import { readListQuery } from "#domain/items/staff-list.ts";
import { postAddress } from "#domain/posts/post.ts";
import type { StaffPost } from "#domain/posts/staff-post-list.ts";
import { postListShape } from "#domain/posts/staff-post-list.ts";
import { listedDate, listStaffPostPage } from "#domain/posts/staff-posts.server.ts";
import type { Route } from "./+types/posts";
import { dayInWords, hourOrDay, momentInWords } from "./clinic-time.ts";
import { ItemList } from "./list/item-list.tsx";
import { ListFailure } from "./list/list-failure.tsx";
import { daysLeftInWords } from "./list/list-summary.ts";
import { listWords } from "./list/list-words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const now = new Date();
  const query = readListQuery(postListShape, new URL(request.url).searchParams);
  const { items, ...list } = await listStaffPostPage(db, query, now);
  const covers = await postCovers(db, items);
  const rows = items.map((post, i) => ({
    id: post.id,
    title: post.title,
    address: postAddress(post.slug),
    state: post.state,
    when: whenInWords(post, now),
    category: post.categoryName,
    cover: covers[i],
  }));
  return { ...list, query, rows };
}

export default function PostsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ItemList
      kind="post"
      shape={postListShape}
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
  return <ListFailure title={listWords.post.title} />;
}

function whenInWords(post: StaffPost, now: Date): string {
  const date = listedDate(post);
  if (post.state === "trash") return daysLeftInWords(date, now);
  if (post.state === "scheduled") return momentInWords(date, now);
  return post.state === "draft" ? `Saved ${hourOrDay(date, now)}` : dayInWords(date);
}
