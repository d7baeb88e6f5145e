import { findPicture, pictureAt, requirePicture } from "#content/pictures/find-picture.ts";
import type { Service } from "#content/services/service.ts";
import type { PostCard } from "#domain/posts/post.ts";
import type { PostCardData } from "./blog-carousel.tsx";
import type { ServiceCardData } from "./service-window.tsx";

/** Where a post has no picture that may be shown, its category's stands in. */
const categoryCovers: Record<string, string> = {
  Recovery: "blog/balance-and-recovery",
  Posture: "blog/posture-at-work",
  Strength: "blog/strength-for-everyday",
  Feet: "blog/choosing-footwear",
  Visits: "gallery/treatment-room",
  Stress: "blog/breathing-and-calm",
};
const otherCover = "blog/seasonal-wellness";

/** What a card shows of a service, not its long texts. */
export function serviceCardData({ url, heading, cardText, picture }: Service): ServiceCardData {
  const { name, alt, crop } = picture;
  return { url, heading, cardText, picture: { source: requirePicture(name), alt, crop } };
}

export function postCardData({ blog_id: _, blog_image, ...post }: PostCard): PostCardData {
  return { ...post, cover: postCover(blog_image, post.categoryName) };
}

export function postCover(blogImage: string, categoryName: string) {
  const standIn = findPicture(categoryCovers[categoryName] ?? otherCover);
  return pictureAt(blogImage) ?? standIn ?? requirePicture(otherCover);
}
