import type { Selectable } from "kysely";
import { blankValues } from "../field.ts";
import type { Db } from "../tables.ts";
import { defaultCategoryId } from "./category.ts";
import { sanitizeParagraph } from "./paragraph.server.ts";
import { type ContentPair, type Post, postFields } from "./post.ts";
import type { PostTable } from "./post-tables.ts";

/** Includes drafts. */
export async function findPost(db: Db, id: number): Promise<Post | undefined> {
  const row = await db.selectFrom("post").selectAll().where("blog_id", "=", id).executeTakeFirst();
  return row && toPost(row);
}

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

export const blankPostRow: Selectable<PostTable> = {
  blog_id: 0,
  ...blankValues(postFields),
  slug: "",
  title_key: "",
  published_date: "",
  category: defaultCategoryId,
  blogs_content: "[]",
  status: "published",
  created_at: "",
  updated_at: "",
};

/** Paragraphs are sanitized again on reading, whatever the database holds. */
export function toPost(row: Selectable<PostTable>): Post {
  const { created_at: _, title_key: __, ...post } = row;
  const pairs = JSON.parse(row.blogs_content) as ContentPair[];
  return {
    ...post,
    blogs_content: pairs.map(({ heading, paragraph }) => ({
      heading,
      paragraph: sanitizeParagraph(paragraph),
    })),
  };
}
