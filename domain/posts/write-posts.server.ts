import type { Selectable } from "kysely";
import type { ItemKind, Saved } from "../items/item.ts";
import { freeSlug, refuseTakenSlug, takeSlug } from "../items/slugs.server.ts";
import { titleKey } from "../items/title-key.ts";
import { putInTrash, takeFromTrash } from "../items/trash.server.ts";
import { keepVersion, momentAfter } from "../items/versions.server.ts";
import { slugAddress } from "../slug.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.server.ts";
import { defaultCategoryId } from "./category.ts";
import type { Post } from "./post.ts";
import { type NewPost, readColumns } from "./post-columns.server.ts";
import type { PostTable } from "./post-tables.ts";
import { blankPostRow, toPost } from "./posts.server.ts";

export type PostChange = Partial<NewPost> & { updated_at?: string };

type Row = Selectable<PostTable>;
const kind: ItemKind = "post";

export async function createPost(
  db: Db,
  input: NewPost,
  by: string,
  now = new Date().toISOString(),
): Promise<Saved<Post>> {
  return refuseTakenSlug(() =>
    inTransaction(db, async (trx) => {
      const read = await readColumns(trx, { category: defaultCategoryId, ...input });
      if ("errors" in read) return read;
      const { columns } = read;
      const row = await trx
        .insertInto("post")
        .values({
          ...input,
          ...columns,
          slug: slugAddress(input.slug_url),
          title_key: titleKey(input.title),
          published_date: columns.published_date ?? now,
          category: columns.category ?? defaultCategoryId,
          status: input.status ?? "published",
          blogs_content: columns.blogs_content ?? "[]",
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await takeSlug(trx, { kind, id: row.blog_id, to: row.slug });
      await keepVersion(trx, { kind, id: row.blog_id, row, by });
      return { item: toPost(row) };
    }),
  );
}

/**
 * Returns the stored post as a conflict if a newer revision was saved since; undefined if there is
 * no such post.
 */
export async function updatePost(
  db: Db,
  id: number,
  { updated_at: changes, ...input }: PostChange,
  by: string,
): Promise<Saved<Post> | undefined> {
  return refuseTakenSlug(() =>
    inTransaction(db, async (trx) => {
      const stored = await lockPost(trx, id);
      if (stored === undefined) return undefined;
      if (changes !== undefined && changes !== stored.updated_at)
        return { conflict: toPost(stored) };
      const read = await readColumns(trx, input);
      if ("errors" in read) return read;
      const slug = slugAddress(input.slug_url ?? stored.slug_url);
      const row = await trx
        .updateTable("post")
        .set({
          ...input,
          ...read.columns,
          slug,
          title_key: titleKey(input.title ?? stored.title),
          updated_at: momentAfter(stored.updated_at),
        })
        .where("blog_id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await takeSlug(trx, { kind, id, from: stored.slug, to: slug });
      await keepVersion(trx, { kind, id, row, by });
      return { item: toPost(row) };
    }),
  );
}

export function removePost(db: Db, id: number, by: string): Promise<Post | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom("post")
      .where("blog_id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { title, slug } = row;
    await putInTrash(trx, { kind, item_id: id, title, slug, deleted_by: by, row });
    return toPost(row);
  });
}

/** A slug that was taken in the meantime gets a number. */
export function restorePost(db: Db, id: number): Promise<Post | undefined> {
  return inTransaction(db, async (trx) => {
    const trashed = await takeFromTrash<Row>(trx, kind, id, blankPostRow);
    if (trashed === undefined) return undefined;
    const slug_url = await freeSlug(trashed.slug_url, (slug) => hasPostAt(trx, slug));
    const slug = slugAddress(slug_url);
    const title_key = titleKey(trashed.title);
    const updated_at = momentAfter(trashed.updated_at);
    const row = await trx
      .insertInto("post")
      .values({ ...trashed, slug_url, slug, title_key, updated_at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await takeSlug(trx, { kind, id, to: slug });
    return toPost(row);
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

async function hasPostAt(trx: Db, slug: string): Promise<boolean> {
  const post = await trx.selectFrom("post").select("blog_id").where("slug", "=", slug).execute();
  return post.length > 0;
}
