import type { Selectable } from "kysely";
import { findItemBehind } from "../items/slugs.server.ts";
import type { Db, Instant, PostTable } from "../tables.ts";
import { type Category, categoryAll, firstCategory } from "./category.ts";
import { sanitizeParagraph } from "./paragraph.server.ts";
import type { ContentPair, Post, PostCard } from "./post.ts";

interface CardOptions {
  /** Only the posts of a category. */
  category?: number | undefined;
  /** Only the posts of categories with these names. */
  categoryNames?: string[];
  limit: number;
  offset?: number;
}

/** What visitors may see: published and not dated in the future. The newest first. */
export function listPublicCards(
  db: Db,
  { category, categoryNames, limit, offset = 0 }: CardOptions,
): Promise<PostCard[]> {
  return publicPosts(db, category)
    .innerJoin("category", "category.category_id", "post.category")
    .$if(categoryNames !== undefined, (posts) =>
      posts.where("category.category", "in", categoryNames ?? []),
    )
    .select([
      "blog_id",
      "slug",
      "title",
      "brief_paragraph",
      "blog_image",
      "published_date",
      "category.category as categoryName",
    ])
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many posts visitors may see, of all categories or of one. */
export async function countPublicPosts(db: Db, category?: number): Promise<number> {
  const row = await publicPosts(db, category)
    .select((select) => select.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export interface PublicPost extends Post {
  categoryName: string;
}

/** The public post at an address. */
export async function findPublicPost(db: Db, slug: string): Promise<PublicPost | undefined> {
  const row = await publicPosts(db)
    .innerJoin("category", "category.category_id", "post.category")
    .selectAll("post")
    .select("category.category as categoryName")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && { ...toPost(row), categoryName: row.categoryName };
}

/** The address that a public post has now, by one it had before. */
export async function findMovedPost(db: Db, oldSlug: string): Promise<string | undefined> {
  const id = await findItemBehind(db, "post", oldSlug);
  if (id === undefined) return undefined;
  const post = await publicPosts(db).select("slug").where("blog_id", "=", id).executeTakeFirst();
  return post?.slug;
}

/** When the next post that is scheduled appears. */
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

interface ListOptions {
  category?: number | undefined;
  limit?: number | undefined;
  offset?: number;
}

/** The public posts whole, the newest first: what GET /blogs answers. */
export async function listPublicPosts(db: Db, options: ListOptions = {}): Promise<Post[]> {
  let query = publicPosts(db, options.category)
    .selectAll()
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc");
  if (options.limit !== undefined) query = query.limit(options.limit).offset(options.offset ?? 0);
  return (await query.execute()).map(toPost);
}

/** Any post, drafts too. */
export async function findPost(db: Db, id: number): Promise<Post | undefined> {
  const row = await db.selectFrom("post").selectAll().where("blog_id", "=", id).executeTakeFirst();
  return row && toPost(row);
}

/** Published, and its date is not to come. */
export function isPublic({ status, published_date }: Post): boolean {
  return status === "published" && Date.parse(published_date) <= Date.now();
}

/** A row as the rest of the house knows it. Its paragraphs are sanitised once more, whatever is stored. */
export function toPost({ created_at: _, ...row }: Selectable<PostTable>): Post {
  const pairs = JSON.parse(row.blogs_content) as ContentPair[];
  return {
    ...row,
    blogs_content: pairs.map(({ heading, paragraph }) => ({
      heading,
      paragraph: sanitizeParagraph(paragraph),
    })),
  };
}

/** A post needs a category: where there is none at all, one and All are made. */
export async function ensureCategories(db: Db): Promise<void> {
  const any = await db.selectFrom("category").select("category_id").limit(1).execute();
  if (any.length > 0) return;
  for (const category of [firstCategory, categoryAll])
    await db
      .insertInto("category")
      .values({ category })
      .onConflict((conflict) => conflict.column("category").doNothing())
      .execute();
}

export function listCategories(db: Db): Promise<Category[]> {
  return db.selectFrom("category").selectAll().orderBy("category_id").execute();
}

/** All posts, drafts too, without their articles. The newest first. */
export function listStaffPosts(db: Db) {
  return db
    .selectFrom("post")
    .innerJoin("category", "category.category_id", "post.category")
    .select([
      "blog_id",
      "slug",
      "title",
      "blog_image",
      "published_date",
      "updated_at",
      "status",
      "post.category as category",
      "category.category as categoryName",
    ])
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc")
    .execute();
}

/** Where every query begins whose answer visitors see. */
export function publicPosts(db: Db, category?: number) {
  const posts = db
    .selectFrom("post")
    .where("status", "=", "published")
    .where("published_date", "<=", new Date().toISOString());
  return category === undefined ? posts : posts.where("post.category", "=", category);
}
