import { setImmediate as nextTurn } from "node:timers/promises";
import type { Instant } from "../records/column-types.ts";
import { searchByTitle } from "../records/contains-text.server.ts";
import { countRows } from "../records/count-rows.server.ts";
import { sortByIds } from "../records/find-page.server.ts";
import { readBatches } from "../records/read-batches.server.ts";
import { findRedirectTarget } from "../records/slug-redirects.server.ts";
import type { Db } from "../records/tables.ts";
import type { PostCard } from "./post.ts";
import type { Post } from "./post-schema.server.ts";
import { toPost } from "./posts.server.ts";

export function isPublic({ status, published_date }: Post): boolean {
  return status === "published" && Date.parse(published_date) <= Date.now();
}

interface FilterOptions {
  category?: number | undefined;
  categories?: number[];
}

interface ListOptions extends FilterOptions {
  limit: number;
  offset?: number;
}

export function listPublicCards(db: Db, options: ListOptions): Promise<PostCard[]> {
  return selectPublicRows(db, options, (posts) =>
    posts
      .innerJoin("category", "category.category_id", "post.category")
      .select(["blog_id", "slug", "title", "brief_paragraph", "blog_image", "published_date"])
      .select("category.category as categoryName"),
  );
}

export function countPublicPosts(db: Db, category?: number): Promise<number> {
  return countRows(selectPublicPosts(db, { category }));
}

const maxSearchedPosts = 20_000;

/** The newest posts first; their titles have every word of the search. */
export async function findPostsByTitle(db: Db, q: string, limit: number) {
  const newest = selectPublicPosts(db)
    .select(["blog_id", "title_key", "published_date"])
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc")
    .limit(maxSearchedPosts);
  const found = await searchByTitle(db.selectFrom(newest.as("newest")), q)
    .select("blog_id")
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc")
    .limit(limit)
    .execute();
  const ids = found.map(({ blog_id }) => blog_id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("post")
    .select(["blog_id", "slug", "title", "brief_paragraph"])
    .where("blog_id", "in", ids)
    .execute();
  return sortByIds(ids, rows, ({ blog_id }) => blog_id);
}

export function findPostsBySlug(db: Db, slugs: string[]) {
  return selectPublicPosts(db)
    .select(["slug", "title", "brief_paragraph"])
    .where("slug", "in", slugs)
    .execute();
}

export interface PublicPost extends Post {
  categoryName: string;
}

export async function findPublicPost(db: Db, slug: string): Promise<PublicPost | undefined> {
  const row = await selectPublicPosts(db)
    .innerJoin("category", "category.category_id", "post.category")
    .selectAll("post")
    .select("category.category as categoryName")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && { ...toPost(row), categoryName: row.categoryName };
}

export async function findPostRedirect(db: Db, oldSlug: string): Promise<string | undefined> {
  const id = await findRedirectTarget(db, "post", oldSlug);
  if (id === undefined) return undefined;
  const post = await selectPublicPosts(db)
    .select("slug")
    .where("blog_id", "=", id)
    .executeTakeFirst();
  return post?.slug;
}

export async function findNextScheduledDate(db: Db, after: Instant): Promise<Instant | undefined> {
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

const postsPerTick = 20;

export async function listPublicPosts(db: Db, options: ListOptions): Promise<Post[]> {
  const rows = await selectPublicRows(db, options, (posts) => posts.selectAll());
  const posts: Post[] = [];
  for (const row of rows) {
    // Sanitizing a hundred articles takes a while, so other requests get a turn in between.
    if (posts.length % postsPerTick === 0) await nextTurn();
    posts.push(toPost(row));
  }
  return posts;
}

export function listPublicSummaries(db: Db, options: ListOptions) {
  return selectPublicRows(db, options, selectSummary);
}

export function readPublicPosts(db: Db, filter: FilterOptions = {}): AsyncGenerator<Post[]> {
  return readBatches(async (last, limit) => {
    const rows = await selectPostsAfter(db, filter, last).selectAll().limit(limit).execute();
    return rows.map(toPost);
  });
}

export function readPublicSummaries(db: Db, filter: FilterOptions = {}) {
  return readBatches<Awaited<ReturnType<typeof listPublicSummaries>>[number]>((last, limit) =>
    selectSummary(selectPostsAfter(db, filter, last))
      .limit(limit)
      .execute(),
  );
}

function selectSummary(posts: PublicPostsQuery) {
  return posts
    .select(["blog_id", "title", "slug_url", "brief_paragraph", "blog_image"])
    .select(["published_date", "category", "status", "updated_at"]);
}

type Position = Pick<Post, "blog_id" | "published_date">;

function selectPostsAfter(db: Db, filter: FilterOptions, last: Position | undefined) {
  const posts = selectPublicPosts(db, filter)
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc");
  if (last === undefined) return posts;
  return posts.where(({ eb, refTuple, tuple }) =>
    eb(refTuple("published_date", "blog_id"), "<", tuple(last.published_date, last.blog_id)),
  );
}

export function selectPublicPosts(db: Db, { category, categories }: FilterOptions = {}) {
  let posts = db
    .selectFrom("post")
    .where("status", "=", "published")
    .where("published_date", "<=", new Date().toISOString());
  if (category !== undefined) posts = posts.where("post.category", "=", category);
  return categories === undefined ? posts : posts.where("post.category", "in", categories);
}

type PublicPostsQuery = ReturnType<typeof selectPublicPosts>;

/** Selects ids first, by an index alone: OFFSET over rows would read all pages before. */
async function selectPublicRows<Row extends { blog_id: number }>(
  db: Db,
  options: ListOptions,
  selectColumns: (posts: PublicPostsQuery) => { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const { limit, offset = 0 } = options;
  const posts = selectPublicPosts(db, options)
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc");
  const page = await posts.select("blog_id").limit(limit).offset(offset).execute();
  const ids = page.map(({ blog_id }) => blog_id);
  if (ids.length === 0) return [];
  const rows = await selectColumns(db.selectFrom("post").where("blog_id", "in", ids)).execute();
  return sortByIds(ids, rows, ({ blog_id }) => blog_id);
}
