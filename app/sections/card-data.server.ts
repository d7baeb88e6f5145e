import type { PictureSource } from "#app/ui/picture.tsx";
import { findPicture, pictureAt, requirePicture } from "#content/pictures/find-picture.ts";
import type { Picture } from "#content/pictures/picture.ts";
import type { Service } from "#content/services/service.ts";
import { findImagesAt } from "#domain/images/images.server.ts";
import type { PostCard } from "#domain/posts/post.ts";
import type { Db } from "#domain/tables.ts";
import type { PostCardData } from "./post-card.tsx";
import type { ServiceCardData } from "./service-window.tsx";

/** Covers for posts without a usable picture of their own. */
const categoryCovers: Record<string, string> = {
  Recovery: "blog/balance-and-recovery",
  Posture: "blog/posture-at-work",
  Strength: "blog/strength-for-everyday",
  Feet: "blog/choosing-footwear",
  Visits: "gallery/treatment-room",
  Stress: "blog/breathing-and-calm",
};
const otherCover = "blog/seasonal-wellness";

/** Leaves out the long texts, which would be sent to the browser too. */
export function serviceCardData({ url, heading, cardText, picture }: Service): ServiceCardData {
  const { name, alt, crop } = picture;
  return { url, heading, cardText, picture: { source: requirePicture(name), alt, crop } };
}

export async function postCards(db: Db, posts: PostCard[]): Promise<PostCardData[]> {
  const covers = await postCovers(db, posts);
  return posts.map(({ blog_id: _, blog_image, ...post }, i) => ({
    ...post,
    cover: covers[i] ?? ownCover(blog_image, post.categoryName),
  }));
}

export async function postCovers(
  db: Db,
  posts: Pick<PostCard, "blog_image" | "categoryName">[],
): Promise<PictureSource[]> {
  const images = await findImagesAt(
    db,
    posts.map(({ blog_image }) => blog_image),
  );
  return posts.map(
    ({ blog_image, categoryName }) => images.get(blog_image) ?? ownCover(blog_image, categoryName),
  );
}

export async function postCover(
  db: Db,
  blogImage: string,
  categoryName: string,
): Promise<PictureSource> {
  const images = await findImagesAt(db, [blogImage]);
  return images.get(blogImage) ?? ownCover(blogImage, categoryName);
}

/** Returns the bundled picture that a post names, or else the one of its category. */
export function ownCover(blogImage: string, categoryName: string): Picture {
  const standIn = findPicture(categoryCovers[categoryName] ?? otherCover);
  return pictureAt(blogImage) ?? standIn ?? requirePicture(otherCover);
}
