import Type from "typebox";
import { inputReader, inputSchema, type ReadInput } from "../input.server.ts";
import { slugAddress, slugPattern } from "../slug.ts";
import type { Db } from "../tables.ts";
import type { Category } from "./category.ts";
import { sanitizeParagraph } from "./paragraph.server.ts";
import {
  type ContentPair,
  mostPairs,
  type Post,
  type PostCard,
  type PostTexts,
  pairFields,
  postFields,
  postStatuses,
} from "./post.ts";

export interface PostInput extends PostTexts {
  category: number;
  /** A date means midnight in the clinic's time zone; a moment is taken as it is. */
  published_date?: string;
  status?: Post["status"];
  blogs_content: ContentPair[];
}

const postSchema = inputSchema(postFields, {
  category: Type.Integer({ title: "Category" }),
  published_date: Type.Optional(Type.String({ title: "Date" })),
  status: Type.Optional(Type.Union(postStatuses.map((status) => Type.Literal(status)))),
  blogs_content: Type.Array(inputSchema(pairFields), { title: "Content", maxItems: mostPairs }),
});
const readPostInput = inputReader<PostInput>(postSchema);

export type CreatedPost = { post: { blog_id: number } } | { errors: Record<string, string> };

/** Stores a post. Pairs with a blank heading or paragraph are left out. */
export async function createPost(db: Db, input: unknown): Promise<CreatedPost> {
  const read = checkPost(readPostInput(input));
  if ("errors" in read) return read;
  const { blogs_content, published_date, status, ...texts } = read.value;
  const now = new Date().toISOString();
  const slug = slugAddress(texts.slug_url);
  const taken = await db.selectFrom("post").select("blog_id").where("slug", "=", slug).execute();
  if (taken.length > 0) return { errors: { slug_url: "Another post has this address." } };
  const post = await db
    .insertInto("post")
    .values({
      ...texts,
      slug,
      published_date: published_date ?? now,
      status: status ?? "published",
      blogs_content: JSON.stringify(filledPairs(blogs_content)),
      created_at: now,
      updated_at: now,
    })
    .returning("blog_id")
    .executeTakeFirstOrThrow();
  return { post };
}

/** What visitors may see: published and not dated in the future. The newest first. */
export function listPublicCards(
  db: Db,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<PostCard[]> {
  return publicPosts(db)
    .innerJoin("category", "category.category_id", "post.category")
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

/** The public post at an address. Its paragraphs are sanitised once more, whatever is stored. */
export async function findPublicPost(db: Db, slug: string): Promise<Post | undefined> {
  const row = await publicPosts(db).selectAll().where("slug", "=", slug).executeTakeFirst();
  if (row === undefined) return undefined;
  const pairs = JSON.parse(row.blogs_content) as ContentPair[];
  return {
    ...row,
    blogs_content: pairs.map(({ heading, paragraph }) => ({
      heading,
      paragraph: sanitizeParagraph(paragraph),
    })),
  };
}

export function listCategories(db: Db): Promise<Category[]> {
  return db.selectFrom("category").selectAll().orderBy("category_id").execute();
}

function publicPosts(db: Db) {
  return db
    .selectFrom("post")
    .where("status", "=", "published")
    .where("published_date", "<=", new Date().toISOString());
}

function checkPost(read: ReadInput<PostInput>): ReadInput<PostInput> {
  if ("errors" in read) return read;
  if (!new RegExp(slugPattern, "u").test(read.value.slug_url))
    return { errors: { slug_url: "Letters, digits, hyphens and spaces only, please." } };
  return read;
}

function filledPairs(pairs: ContentPair[]): ContentPair[] {
  return pairs
    .map(({ heading, paragraph }) => ({ heading, paragraph: sanitizeParagraph(paragraph) }))
    .filter(({ heading, paragraph }) => heading !== "" && hasContent(paragraph));
}

function hasContent(html: string): boolean {
  return /<img\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, "") !== "";
}

export async function countPosts(db: Db): Promise<number> {
  const row = await db
    .selectFrom("post")
    .select((select) => select.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
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
      "published_date",
      "status",
      "category.category as categoryName",
    ])
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc")
    .execute();
}
