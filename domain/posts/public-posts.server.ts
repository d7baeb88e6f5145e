import { setImmediate as nextTurn } from "node:timers/promises";
import { countRows } from "../count-rows.server.ts";
import type { Instant } from "../items/column-types.ts";
import { inOrderOf } from "../items/page-of-rows.server.ts";
import { findItemBehind } from "../items/slugs.server.ts";
import type { Db } from "../tables.ts";
import type { Post, PostCard } from "./post.ts";
import { toPost } from "./posts.server.ts";

export function isPublic({ status, published_date }: Post): boolean {
  return status === "published" && Date.parse(published_date) <= Date.now();
}

interface CardOptions {
  category?: number | undefined;
  categoryNames?: string[];
  limit: number;
  offset?: number;
}

export function listPublicCards(db: Db, options: CardOptions): Promise<PostCard[]> {
  return readPublic(db, options, (posts) =>
    posts
      .innerJoin("category", "category.category_id", "post.category")
      .select(["blog_id", "slug", "title", "brief_paragraph", "blog_image", "published_date"])
      .select("category.category as categoryName"),
  );
}

export function countPublicPosts(db: Db, category?: number): Promise<number> {
  return countRows(publicPosts(db, { category }));
}

export interface PublicPost extends Post {
  categoryName: string;
}

export async function findPublicPost(db: Db, slug: string): Promise<PublicPost | undefined> {
  const row = await publicPosts(db)
    .innerJoin("category", "category.category_id", "post.category")
    .selectAll("post")
    .select("category.category as categoryName")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && { ...toPost(row), categoryName: row.categoryName };
}

export async function findMovedPost(db: Db, oldSlug: string): Promise<string | undefined> {
  const id = await findItemBehind(db, "post", oldSlug);
  if (id === undefined) return undefined;
  const post = await publicPosts(db).select("slug").where("blog_id", "=", id).executeTakeFirst();
  return post?.slug;
}

export async function findNextDue(db: Db, after: Instant): Promise<Instant | undefined> {
  const row = await db
    .selectFrom("post")
    .select("published_date")
    .where("status", "=", "published")
    .where("published_date", ">", after)
    .orderBy("published_date")
    .limit(1)
    .executeTakeFirst();
  return row?.published_date;
}

const postsPerTurn = 20;

interface ListOptions {
  category?: number | undefined;
  categoryNames?: string[];
  limit?: number | undefined;
  offset?: number;
}

export async function listPublicPosts(db: Db, options: ListOptions = {}): Promise<Post[]> {
  const rows = await readPublic(db, options, (posts) => posts.selectAll());
  const posts: Post[] = [];
  for (const row of rows) {
    // Sanitizing thousands of articles takes seconds, so other requests get a turn in between.
    if (posts.length % postsPerTurn === 0) await nextTurn();
    posts.push(toPost(row));
  }
  return posts;
}

export function listPublicSummaries(db: Db, options: ListOptions = {}) {
  return readPublic(db, options, (posts) =>
    posts
      .select(["blog_id", "title", "slug_url", "brief_paragraph", "blog_image"])
      .select(["published_date", "category", "status", "updated_at"]),
  );
}

export function publicPosts(db: Db, { category, categoryNames }: ListOptions = {}) {
  let posts = db
    .selectFrom("post")
    .where("status", "=", "published")
    .where("published_date", "<=", new Date().toISOString());
  if (category !== undefined) posts = posts.where("post.category", "=", category);
  if (categoryNames === undefined) return posts;
  const named = db
    .selectFrom("category")
    .select("category_id")
    .where("category.category", "in", categoryNames);
  return posts.where("post.category", "in", named);
}

type PublicPosts = ReturnType<typeof publicPosts>;

/**
 * Ids are selected first, through an index alone: OFFSET over whole rows would read every row of
 * the pages before.
 */
async function readPublic<Row extends { blog_id: number }>(
  db: Db,
  options: ListOptions,
  columns: (posts: PublicPosts) => { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const { limit, offset = 0 } = options;
  const posts = publicPosts(db, options)
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc");
  if (limit === undefined) return columns(posts).execute();
  const page = await posts.select("blog_id").limit(limit).offset(offset).execute();
  const ids = page.map(({ blog_id }) => blog_id);
  if (ids.length === 0) return [];
  const rows = await columns(db.selectFrom("post").where("blog_id", "in", ids)).execute();
  return inOrderOf(ids, rows, ({ blog_id }) => blog_id);
}
