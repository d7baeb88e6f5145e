import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { findPicture, findPictureByPath, requirePicture } from "#content/pictures/find-picture.ts";
import { defaultCover } from "#content/post-categories.ts";
import { categories } from "#domain/clinic/categories-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import type { Image } from "#domain/images/image.ts";
import { findFocalPoints, findImagesByUrl } from "#domain/images/images.server.ts";
import type { PostCard } from "#domain/posts/post.ts";
import type { Db } from "#domain/records/tables.ts";
import { getFocalPointClass } from "../pictures/content-pictures.server.ts";
import type { PostCardData } from "./post-card.tsx";

export async function loadPostCards(db: Db, posts: PostCard[]): Promise<PostCardData[]> {
  const covers = await loadPostCovers(db, posts);
  return posts.map(({ blog_id: _, blog_image: __, ...post }, i) => ({
    ...post,
    cover: covers[i] ?? requirePicture(defaultCover),
  }));
}

/** A post without a picture has the cover of its category. */
export async function loadPostCovers(
  db: Db,
  posts: Pick<PostCard, "blog_image" | "categoryName">[],
): Promise<PictureSource[]> {
  if (posts.length === 0) return [];
  const entries = await listEntries(db, categories);
  const categoryCovers = new Map(entries.map(({ name, cover }) => [name, cover.src]));
  const urls = [...posts.map(({ blog_image }) => blog_image), ...categoryCovers.values()];
  const images = await findImagesByUrl(db, urls);
  await addFocalPoints(db, [...images.values()]);
  const findCover = (src: string) => images.get(src) ?? findPicture(src);
  return posts.map(
    ({ blog_image, categoryName }) =>
      images.get(blog_image) ??
      findPictureByPath(blog_image) ??
      findCover(categoryCovers.get(categoryName) ?? "") ??
      requirePicture(defaultCover),
  );
}

async function addFocalPoints(db: Db, images: Image[]): Promise<void> {
  const hashes = images.map(({ hash }) => hash);
  const points = await findFocalPoints(db, hashes);
  for (const { hash, focus_x, focus_y } of points)
    for (const image of images.filter((one) => one.hash === hash))
      image.crop = getFocalPointClass({ focusX: focus_x, focusY: focus_y });
}

export async function loadPostCover(
  db: Db,
  blog_image: string,
  categoryName: string,
): Promise<PictureSource> {
  const [cover] = await loadPostCovers(db, [{ blog_image, categoryName }]);
  return cover ?? requirePicture(defaultCover);
}
