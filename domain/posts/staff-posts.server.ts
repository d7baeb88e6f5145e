import { type ListPage, type ListQuery, pageOfItems } from "../items/staff-list.ts";
import type { Db, PostTable } from "../tables.ts";
import type { PostState, PostStatus } from "./post.ts";
import type { PostSort, PostView } from "./staff-post-list.ts";

/** What a list of the staff area needs of a post, in the trash or not. */
export interface StaffPost {
  id: number;
  slug: string;
  title: string;
  blog_image: string;
  categoryName: string;
  state: PostState | "trash";
  published_date: string;
  updated_at: string;
  /** Only where it is in the trash. */
  deleted_at: string;
}

export type StaffPostPage = ListPage<StaffPost, PostView>;

/** One page of the posts, of any state, or of those in the trash. */
export async function listStaffPostPage(
  db: Db,
  query: ListQuery<PostView, PostSort>,
  now: Date,
): Promise<StaffPostPage> {
  const posts = await listPosts(db, now);
  const trashed = await listTrashedPosts(db);
  const count = (state: PostState) => posts.filter((post) => post.state === state).length;
  const counts = {
    all: posts.length,
    published: count("published"),
    scheduled: count("scheduled"),
    draft: count("draft"),
    trash: trashed.length,
  };
  if (query.view === "trash") {
    const page = pageOfItems(trashed, query, sortKeys[query.sort === "title" ? "title" : "date"]);
    return { ...page, items: await withTheirRows(db, page.items), counts };
  }
  const inView = posts.filter(({ state }) => query.view === "all" || state === query.view);
  return { ...pageOfItems(inView, query, sortKeys[query.sort]), counts };
}

/** How many posts there are of each state. */
export async function countPostStates(db: Db, now: Date): Promise<Record<PostState, number>> {
  const posts = await db.selectFrom("post").select(["status", "published_date"]).execute();
  const counts = { published: 0, scheduled: 0, draft: 0 };
  for (const { status, published_date } of posts)
    counts[stateOf(status, published_date > now.toISOString())] += 1;
  return counts;
}

/** Drafts and posts to come, the last saved first. */
export async function listUnfinishedPosts(db: Db, limit: number, now: Date): Promise<StaffPost[]> {
  const rows = await staffPosts(db)
    .where((where) =>
      where.or([where("status", "=", "draft"), where("published_date", ">", now.toISOString())]),
    )
    .orderBy("updated_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => toStaffPost(row, now));
}

/** The day a list shows: of a draft when it was saved, as it has no other yet. */
export function listedDate({ state, published_date, updated_at, deleted_at }: StaffPost): string {
  if (state === "trash") return deleted_at;
  return state === "draft" ? updated_at : published_date;
}

const sortKeys: Record<PostSort, (post: StaffPost) => string> = {
  title: ({ title }) => title,
  status: ({ state }) => state,
  category: ({ categoryName }) => categoryName,
  date: listedDate,
};

async function listPosts(db: Db, now: Date): Promise<StaffPost[]> {
  return (await staffPosts(db).execute()).map((row) => toStaffPost(row, now));
}

function staffPosts(db: Db) {
  return db
    .selectFrom("post")
    .innerJoin("category", "category.category_id", "post.category")
    .select(["blog_id", "slug", "title", "blog_image", "published_date", "updated_at", "status"])
    .select("category.category as categoryName");
}

type Row = Pick<PostTable, "slug" | "title" | "blog_image" | "published_date" | "updated_at"> & {
  blog_id: number;
  status: PostStatus;
  categoryName: string;
};

function toStaffPost({ blog_id: id, status, ...row }: Row, now: Date): StaffPost {
  const state = stateOf(status, row.published_date > now.toISOString());
  return { id, ...row, state, deleted_at: "" };
}

function stateOf(status: PostStatus, isToCome: boolean): PostState {
  return status === "published" && isToCome ? "scheduled" : status;
}

async function listTrashedPosts(db: Db): Promise<StaffPost[]> {
  const rows = await db
    .selectFrom("trash")
    .select(["item_id as id", "title", "slug", "deleted_at"])
    .where("kind", "=", "post")
    .execute();
  const unknown = { blog_image: "", categoryName: "", published_date: "", updated_at: "" };
  return rows.map((row) => ({ ...unknown, ...row, state: "trash" as const }));
}

/** Picture and category are in the row as it was, and that is read for one page only. */
async function withTheirRows(db: Db, posts: StaffPost[]): Promise<StaffPost[]> {
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const rows = await db
    .selectFrom("trash")
    .select(["item_id", "item"])
    .where("kind", "=", "post")
    .where("item_id", "in", ids)
    .execute();
  const items = new Map(rows.map(({ item_id, item }) => [item_id, JSON.parse(item)]));
  const categories = await db.selectFrom("category").selectAll().execute();
  return posts.map((post) => {
    const { blog_image = "", category } = items.get(post.id) ?? {};
    const name = categories.find(({ category_id }) => category_id === category)?.category ?? "";
    return { ...post, blog_image, categoryName: name };
  });
}
