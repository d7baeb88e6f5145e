import { setImmediate as nextTurnOfTheLoop } from "node:timers/promises";
import { sql } from "kysely";
import { getDraftName } from "../records/draft-name.ts";
import { nextTimestamp } from "../records/revisions.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { getImageUrl } from "./image.ts";
import { findImageHashes } from "./image-use.server.ts";

export interface ImageListItem {
  hash: string;
  url: string;
  width: number;
  height: number;
  created_at: string;
  posts: { id: number; title: string }[];
  /** The kinds of clinic content that show it. */
  clinic_kinds: string[];
}

export const imagesPerPage = 60;
const postsAtOnce = 100;

export async function listImages(db: Db, page = 1): Promise<ImageListItem[]> {
  const images = await db
    .selectFrom("image")
    .select(["hash", "width", "height", "created_at"])
    .orderBy("image_id", "desc")
    .limit(imagesPerPage)
    .offset((page - 1) * imagesPerPage)
    .execute();
  if (images.length === 0) return [];
  const posts = await findPostsByImage(db);
  const clinicKinds = await findClinicKindsByImage(db);
  return images.map((image) => ({
    ...image,
    url: getImageUrl(image.hash),
    posts: posts.get(image.hash) ?? [],
    clinic_kinds: [...(clinicKinds.get(image.hash) ?? [])].sort(),
  }));
}

async function findClinicKindsByImage(db: Db): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const entries = db
    .selectFrom("clinic_entry")
    .select(["kind", "item"])
    .where("item", "like", "%/uploads/%");
  for (const { kind, item } of await entries.execute())
    for (const hash of findImageHashes(item ?? ""))
      found.set(hash, (found.get(hash) ?? new Set()).add(kind));
  return found;
}

/** Reads the texts of posts in parts: thousands of posts are never in memory at once. */
async function findPostsByImage(db: Db): Promise<Map<string, ImageListItem["posts"]>> {
  const found = new Map<string, ImageListItem["posts"]>();
  for (let after = 0; ; ) {
    const posts = await listPostsWithImage(db, "/uploads/")
      .where("blog_id", ">", after)
      .limit(postsAtOnce)
      .execute();
    for (const { blog_id: id, blog_image, blogs_content, ...post } of posts)
      for (const hash of findImageHashes(`${blog_image} ${blogs_content}`))
        found.set(hash, [...(found.get(hash) ?? []), { id, title: getDraftName(post.title) }]);
    if (posts.length < postsAtOnce) return found;
    after = posts.at(-1)?.blog_id ?? after;
    await nextTurnOfTheLoop();
  }
}

/**
 * Removes the image from every post, clinic content, revision and trashed item as well. Anyone who
 * is editing one of them gets a conflict when they save. Returns the number of posts that showed
 * it, or undefined if there is no such image.
 */
export function removeImageEverywhere(db: Db, hash: string): Promise<number | undefined> {
  return inTransaction(db, async (trx) => {
    const image = await trx
      .deleteFrom("image")
      .where("hash", "=", hash)
      .returning("image_id")
      .executeTakeFirst();
    if (image === undefined) return undefined;
    const posts = await listPostsWithImage(trx, hash).execute();
    for (const { blog_id, updated_at, ...post } of posts)
      await trx
        .updateTable("post")
        .set({
          ...withoutImage(
            {
              blog_image: post.blog_image,
              blog_image_alt: post.blog_image_alt,
              blogs_content: post.blogs_content,
            },
            hash,
          ),
          updated_at: nextTimestamp(updated_at),
        })
        .where("blog_id", "=", blog_id)
        .execute();
    const containsImage = sql<boolean>`item like ${`%/uploads/${hash}%`}`;
    const versions = trx
      .selectFrom("item_version")
      .select(["version_id", "item"])
      .where(containsImage);
    for (const { version_id, item } of await versions.execute())
      await trx
        .updateTable("item_version")
        .set({ item: removeFromItem(item, hash) })
        .where("version_id", "=", version_id)
        .execute();
    const trashed = trx
      .selectFrom("trash")
      .select(["kind", "item_id", "item"])
      .where(containsImage);
    for (const { kind, item_id, item } of await trashed.execute())
      await trx
        .updateTable("trash")
        .set({ item: removeFromItem(item, hash) })
        .where("kind", "=", kind)
        .where("item_id", "=", item_id)
        .execute();
    const clinicEntries = trx
      .selectFrom("clinic_entry")
      .select(["kind", "entry_id", "item", "updated_at"])
      .where(containsImage);
    for (const { kind, entry_id, item, updated_at } of await clinicEntries.execute())
      await trx
        .updateTable("clinic_entry")
        .set({
          item: removeFromItem(item ?? "{}", hash),
          updated_at: nextTimestamp(updated_at),
        })
        .where("kind", "=", kind)
        .where("entry_id", "=", entry_id)
        .execute();
    return posts.length;
  });
}

function listPostsWithImage(db: Db, text: string) {
  const pattern = `%${text}%`;
  return db
    .selectFrom("post")
    .select(["blog_id", "title", "blog_image", "blog_image_alt", "blogs_content", "updated_at"])
    .where((where) =>
      where.or([where("blog_image", "like", pattern), where("blogs_content", "like", pattern)]),
    )
    .orderBy("blog_id");
}

interface ImageColumns {
  blog_image?: string;
  blog_image_alt?: string;
  /** JSON: a list of {heading, paragraph}. */
  blogs_content?: string;
}

/** `item` is the JSON of a post, or of clinic content, whose images are tags or objects with a `src`. */
function removeFromItem(item: string, hash: string): string {
  const row = JSON.parse(item);
  return JSON.stringify("blogs_content" in row ? withoutImage(row, hash) : clearImages(row, hash));
}

function clearImages(value: unknown, hash: string): unknown {
  if (typeof value === "string") return value.replace(matchTags(hash), "");
  if (Array.isArray(value)) return value.map((entry) => clearImages(entry, hash));
  if (typeof value !== "object" || value === null) return value;
  if ("src" in value && String(value.src).includes(hash)) return { ...value, src: "", alt: "" };
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, clearImages(entry, hash)]),
  );
}

function withoutImage<Row extends ImageColumns>(row: Row, hash: string): Row {
  const { blog_image, blogs_content } = row;
  const sections = JSON.parse(blogs_content ?? "[]") as { heading: string; paragraph: string }[];
  return {
    ...row,
    ...(blog_image?.includes(hash) && { blog_image: "", blog_image_alt: "" }),
    ...(blogs_content !== undefined && {
      blogs_content: JSON.stringify(
        sections.map((section) => ({
          ...section,
          paragraph: section.paragraph.replace(matchTags(hash), ""),
        })),
      ),
    }),
  };
}

function matchTags(hash: string): RegExp {
  return new RegExp(`<img\\b[^>]*/uploads/${hash}[^>]*>`, "g");
}
