import Type from "typebox";
import { inputReader, inputSchema, type ReadInput } from "../input.server.ts";
import { slugAddress, slugPattern } from "../slug.ts";
import type { Db } from "../tables.ts";
import { sanitizeParagraph } from "./paragraph.server.ts";
import {
  type ContentPair,
  mostPairs,
  type Post,
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
