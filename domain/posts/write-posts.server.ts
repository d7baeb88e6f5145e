import type { Selectable } from "kysely";
import { defaultCategoryId } from "../clinic/category.ts";
import { lockCategory } from "../clinic/category-rows.server.ts";
import { pickValues } from "../fields/pick-values.ts";
import { slugify } from "../fields/slug.ts";
import { getDraftName } from "../records/draft-name.ts";
import { isEditConflict } from "../records/edit-conflict.ts";
import type { ItemKind } from "../records/item.ts";
import { getRestoredTimestamp, nextTimestamp } from "../records/revisions.server.ts";
import { deriveColumns, type ItemSaveResult, saveItem } from "../records/save-item.server.ts";
import {
  claimSlug,
  findFreeItemSlug,
  insertWithFreeSlug,
} from "../records/slug-redirects.server.ts";
import { hidePlaceholder } from "../records/stored-slug.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { claimFromTrash, moveToTrash, type NamedItem } from "../records/trash.server.ts";
import { type PostSection, postFields } from "./post.ts";
import { type NewPost, toColumns } from "./post-columns.server.ts";
import type { Post } from "./post-schema.server.ts";
import type { PostTable } from "./post-tables.ts";
import { blankPostRow, toPost } from "./posts.server.ts";

export type PostPatch = Partial<NewPost> & { updated_at?: string };

type Row = Selectable<PostTable>;
const kind: ItemKind = "post";

export function createPost(
  db: Db,
  input: NewPost,
  by: string,
  now = new Date().toISOString(),
): Promise<ItemSaveResult<Post>> {
  return saveItem<Post>(db, { kind, by }, async (trx) => {
    const parsed = await toColumns(trx, { category: defaultCategoryId, ...input }, input);
    if ("errors" in parsed) return parsed;
    const { columns } = parsed;
    const row = await trx
      .insertInto("post")
      .values({
        ...pickValues(postFields, input),
        ...columns,
        ...deriveColumns(input.slug_url, input.title),
        published_date: columns.published_date ?? now,
        category: columns.category ?? defaultCategoryId,
        status: input.status ?? "published",
        blogs_content: columns.blogs_content ?? "[]",
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { id: row.blog_id, title: row.title, row, item: toPost(row) };
  });
}

/** Undefined if there is no such post. */
export function updatePost(
  db: Db,
  id: number,
  { updated_at: baseRevision, ...input }: PostPatch,
  by: string,
  now?: string,
): Promise<ItemSaveResult<Post> | undefined> {
  return saveItem<Post, undefined>(db, { kind, by }, async (trx) => {
    // First the category, then its posts, as the removal of a category does.
    if (input.category !== undefined) await lockCategory(trx, Number(input.category), "shared");
    const stored = await lockPost(trx, id);
    if (stored === undefined) return undefined;
    if (isEditConflict(baseRevision, stored.updated_at)) return { conflict: toPost(stored) };
    const changes = await completeForPublishing(trx, input, stored);
    const post = { ...stored, ...changes };
    const parsed = await toColumns(trx, changes, post);
    if ("errors" in parsed) return parsed;
    const row = await trx
      .updateTable("post")
      .set({
        ...changes,
        ...parsed.columns,
        ...deriveColumns(post.slug_url, post.title, stored.slug),
        updated_at: nextTimestamp(stored.updated_at, now),
      })
      .where("blog_id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { id, title: row.title, row, former: stored, item: toPost(row) };
  });
}

/** Publishing drops what is half written and derives a missing address from the title. */
async function completeForPublishing(
  trx: Db,
  input: Partial<NewPost>,
  stored: Row,
): Promise<Partial<NewPost>> {
  if (stored.status !== "draft" || input.status !== "published") return input;
  const { slug_url, title, blogs_content } = { ...stored, ...input };
  const sections =
    typeof blogs_content === "string"
      ? (JSON.parse(blogs_content) as PostSection[])
      : blogs_content;
  const suggested = slugify(title);
  const needsSlug = slug_url === "" && suggested !== "";
  return {
    ...input,
    blogs_content: sections,
    ...(needsSlug && {
      slug_url: await findFreeItemSlug(trx, "post", suggested),
    }),
  };
}

export function removePost(db: Db, id: number, by: string): Promise<NamedItem | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom("post")
      .where("blog_id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { title, slug } = row;
    return moveToTrash(trx, { kind, item_id: id, title, slug, deleted_by: by, row });
  });
}

/** A slug that was taken in the meantime gets a number. */
export function restorePost(db: Db, id: number): Promise<NamedItem | undefined> {
  return inTransaction(db, async (trx) => {
    const trashed = await claimFromTrash<Row>(trx, kind, id, blankPostRow);
    if (trashed === undefined) return undefined;
    const updated_at = getRestoredTimestamp(trashed.updated_at);
    const category = await findExistingCategory(trx, trashed.category);
    const { slug } = await insertWithFreeSlug(trx, "post", trashed.slug_url, (slug_url) => {
      const derived = deriveColumns(slug_url, trashed.title, trashed.slug);
      return trx
        .insertInto("post")
        .values({ ...trashed, ...derived, category, slug_url, updated_at })
        .onConflict((conflict) => conflict.column("slug").doNothing())
        .returning("slug")
        .executeTakeFirst();
    });
    await claimSlug(trx, { kind, id, to: slug });
    const isPublic =
      trashed.status === "published" && Date.parse(trashed.published_date) <= Date.now();
    const isDraft = trashed.status === "draft";
    return { name: getDraftName(trashed.title), slug: hidePlaceholder(slug), isPublic, isDraft };
  });
}

function lockPost(trx: Db, id: number): Promise<Row | undefined> {
  return trx
    .updateTable("post")
    .set((set) => ({ blog_id: set.ref("blog_id") }))
    .where("blog_id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** The category may have been deleted since. */
async function findExistingCategory(trx: Db, category: number): Promise<number> {
  const found = await lockCategory(trx, category, "shared");
  return found?.category_id ?? defaultCategoryId;
}
