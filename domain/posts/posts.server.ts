import type { Selectable } from "kysely";
import { defaultCategoryId } from "../clinic/category.ts";
import { blankValues } from "../fields/field-list.ts";
import { sanitizeParagraph } from "../fields/sanitize-paragraph.server.ts";
import { hidePlaceholder, matchSlug } from "../records/stored-slug.server.ts";
import type { Db } from "../records/tables.ts";
import { type PostSection, postFields } from "./post.ts";
import type { Post } from "./post-schema.server.ts";
import type { PostTable } from "./post-tables.ts";

/** Includes drafts. */
export async function findPost(db: Db, id: number): Promise<Post | undefined> {
  const row = await db.selectFrom("post").selectAll().where("blog_id", "=", id).executeTakeFirst();
  return row && toPost(row);
}

export async function listPostSummaries(db: Db, slug?: string) {
  const rows = await db
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
    .$if(slug !== undefined, (query) => query.where("slug", ...matchSlug(slug ?? "")))
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, slug: hidePlaceholder(row.slug) }));
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
  const sections = JSON.parse(row.blogs_content) as PostSection[];
  return {
    ...post,
    slug: hidePlaceholder(row.slug),
    blogs_content: sections.map(({ heading, paragraph }) => ({
      heading,
      paragraph: sanitizeParagraph(paragraph),
    })),
  };
}
