import type { InferResult, SelectQueryBuilder } from "kysely";
import { containsText } from "../records/contains-text.server.ts";
import { getDraftName } from "../records/draft-name.ts";
import { findImageHashes, getImageUrl } from "../records/image-url.ts";
import { readBatches } from "../records/read-batches.server.ts";
import { maxSearchedItems } from "../records/search-texts.server.ts";
import type { Db, Tables } from "../records/tables.ts";
import { getSearchTerms, toPlainText } from "../records/title-key.ts";
import { imagesPerPage } from "./image.ts";
import type { ImageListItem } from "./image-endpoints.server.ts";

interface ImageQuery {
  page?: number | undefined;
  /** Words of descriptions and file names. */
  q?: string | undefined;
  hash?: string | undefined;
  only?: "undescribed" | undefined;
}

export async function listImages(db: Db, query: ImageQuery = {}): Promise<ImageListItem[]> {
  const { page = 1, q = "", hash = "", only } = query;
  const offset = (page - 1) * imagesPerPage;
  const newest = db
    .selectFrom("image")
    .$if(hash !== "", (images) => images.where("hash", "=", hash))
    .$if(only === "undescribed", (images) => images.where("alt", "=", ""))
    .orderBy("image_id", "desc");
  const ids =
    q.trim() === ""
      ? await newest.select("image_id").limit(imagesPerPage).offset(offset).execute()
      : (await findIdsByText(newest, q)).slice(offset, offset + imagesPerPage);
  if (ids.length === 0) return [];
  const imageIds = ids.map(({ image_id }) => image_id);
  const images = await newest
    .select(["hash", "width", "height", "created_at"])
    .select(["file_name", "alt", "focus_x", "focus_y"])
    .where("image_id", "in", imageIds)
    .execute();
  const posts = await findPostsByImage(db);
  const clinicKinds = await findClinicKindsByImage(db);
  return images.map((image) => ({
    ...image,
    url: getImageUrl(image.hash),
    posts: posts.get(image.hash) ?? [],
    clinic_kinds: [...(clinicKinds.get(image.hash) ?? [])].sort(),
  }));
}

async function findIdsByText(images: SelectQueryBuilder<Tables, "image", object>, q: string) {
  const rows = await images
    .select(["image_id", "alt", "file_name"])
    .limit(maxSearchedItems)
    .execute();
  const terms = getSearchTerms(q);
  return rows.filter(({ alt, file_name }) => {
    const text = toPlainText(`${alt}\n${file_name}`);
    return terms.every((term) => text.includes(term));
  });
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

async function findPostsByImage(db: Db): Promise<Map<string, ImageListItem["posts"]>> {
  const found = new Map<string, ImageListItem["posts"]>();
  for await (const posts of readPostsWithImages(db))
    for (const { blog_id: id, title, blog_image, blogs_content } of posts)
      for (const hash of findImageHashes(`${blog_image} ${blogs_content}`))
        found.set(hash, [...(found.get(hash) ?? []), { id, title: getDraftName(title) }]);
  return found;
}

export function readPostsWithImages(db: Db) {
  return readBatches<InferResult<ReturnType<typeof listPostsWithImage>>[number]>((last, limit) =>
    listPostsWithImage(db, "/uploads/")
      .where("blog_id", ">", last?.blog_id ?? 0)
      .limit(limit)
      .execute(),
  );
}

export function listPostsWithImage(db: Db, text: string) {
  return db
    .selectFrom("post")
    .select(["blog_id", "title", "blog_image", "blog_image_alt", "blogs_content", "updated_at"])
    .where((where) =>
      where.or([containsText("blog_image", text), containsText("blogs_content", text)]),
    )
    .orderBy("blog_id");
}
