import { stripTags } from "../fields/escape-html.ts";
import type { FieldList, FieldValues } from "../fields/field-list.ts";
import { imageAltLimit } from "../fields/image-alt-limit.ts";
import { slugLimit } from "../fields/slug-format.ts";
import type { ItemStatus } from "../records/item.ts";

export const postFields = {
  title: { label: "Title", limit: 150, required: true },
  slug_url: { label: "Slug", limit: slugLimit, required: true, kind: "slug" },
  brief_paragraph: { label: "Brief paragraph", limit: 500, required: false, kind: "multiline" },
  blog_image: { label: "Cover picture", limit: 500, required: false, kind: "url" },
  blog_image_alt: { label: "What the picture shows", limit: imageAltLimit, required: false },
  metaTitle: { label: "Search title", limit: 150, required: false },
  metaDescription: { label: "Search description", limit: 300, required: false },
  reviewed_by: { label: "Reviewed by", limit: 150, required: false },
  /** A day, YYYY-MM-DD. */
  reviewed_on: { label: "Reviewed on", limit: 10, required: false, kind: "date" },
  sources: { label: "Sources", limit: 3000, required: false, kind: "multiline" },
} as const satisfies FieldList;

export type PostTexts = FieldValues<typeof postFields>;

export const sectionFields = {
  heading: { label: "Heading", limit: 200, required: false },
  paragraph: { label: "Text", limit: 20_000, required: false, kind: "richText" },
} as const satisfies FieldList;

export type PostSection = FieldValues<typeof sectionFields>;

/** False if a paragraph has neither text nor a picture. */
export function hasContent(html: string): boolean {
  return /<img\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, "") !== "";
}

export const maxSections = 60;

export const initialSections = 10;

/** A published post with a future date is scheduled. */
export type PostState = ItemStatus | "scheduled";

export interface PostCard {
  blog_id: number;
  slug: string;
  title: string;
  brief_paragraph: string;
  blog_image: string;
  published_date: string;
  categoryName: string;
}

export function getPostPath(slug: string): string {
  return `/blogs/${encodeURIComponent(slug)}`;
}

export const postsPerPage = 9;
export const popularPostCount = 3;
export const relatedPostCount = 3;
export const cardTitleLimit = 50;
export const cardParagraphLimit = 70;
export const homeExcerptLimit = 90;

export const ellipsis = "...";

export function truncateText(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : characters.slice(0, limit).join("") + ellipsis;
}

export function truncateAtWord(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const truncated = characters.slice(0, limit + 1).join("");
  const wordEnd = truncated.search(/\s+\S*$/);
  return (
    (wordEnd > 0 ? truncated.slice(0, wordEnd) : characters.slice(0, limit).join("")) + ellipsis
  );
}

const searchDescriptionLimit = 157;

interface TextsWithSections extends PostTexts {
  blogs_content: PostSection[];
}

export function getSearchDescription(post: TextsWithSections): string {
  if (post.metaDescription) return post.metaDescription;
  const texts = post.blogs_content.map(({ paragraph }) => stripTags(paragraph));
  const description =
    [post.brief_paragraph, ...texts].find((text) => text.trim() !== "") ?? post.title;
  return truncateAtWord(description.trim(), searchDescriptionLimit);
}

const wordsPerMinute = 200;

export function getReadingMinutes({ brief_paragraph, blogs_content }: TextsWithSections): number {
  const texts = blogs_content.flatMap(({ heading, paragraph }) => [heading, paragraph]);
  const words = stripTags([brief_paragraph, ...texts].join(" ")).match(/\S+/g);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute));
}
