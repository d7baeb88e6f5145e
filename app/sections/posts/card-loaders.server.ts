import type { PictureSource } from "#app/ui/responsive-picture.tsx";
import { findPicture, findPictureByPath, requirePicture } from "#content/pictures/find-picture.ts";
import type { Picture } from "#content/pictures/picture.ts";
import { findImagesByUrl } from "#domain/images/images.server.ts";
import type { PostCard } from "#domain/posts/post.ts";
import type { Db } from "#domain/records/tables.ts";
import type { PostCardData } from "./post-card.tsx";

const categoryCovers: Record<string, string> = {
  Recovery: "blog/balance-and-recovery",
  Posture: "blog/posture-at-work",
  Strength: "blog/strength-for-everyday",
  Feet: "blog/choosing-footwear",
  Visits: "gallery/treatment-room",
  Stress: "blog/breathing-and-calm",
};
const defaultCover = "blog/seasonal-wellness";

export async function loadPostCards(db: Db, posts: PostCard[]): Promise<PostCardData[]> {
  const covers = await loadPostCovers(db, posts);
  return posts.map(({ blog_id: _, blog_image, ...post }, i) => ({
    ...post,
    cover: covers[i] ?? findBundledCover(blog_image, post.categoryName),
  }));
}

export async function loadPostCovers(
  db: Db,
  posts: Pick<PostCard, "blog_image" | "categoryName">[],
): Promise<PictureSource[]> {
  const images = await findImagesByUrl(
    db,
    posts.map(({ blog_image }) => blog_image),
  );
  return posts.map(
    ({ blog_image, categoryName }) =>
      images.get(blog_image) ?? findBundledCover(blog_image, categoryName),
  );
}

export async function loadPostCover(
  db: Db,
  blogImage: string,
  categoryName: string,
): Promise<PictureSource> {
  const images = await findImagesByUrl(db, [blogImage]);
  return images.get(blogImage) ?? findBundledCover(blogImage, categoryName);
}

export function findBundledCover(blogImage: string, categoryName: string): Picture {
  const categoryCover = findPicture(categoryCovers[categoryName] ?? defaultCover);
  return findPictureByPath(blogImage) ?? categoryCover ?? requirePicture(defaultCover);
}
