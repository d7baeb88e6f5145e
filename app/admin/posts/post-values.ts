import { validateTexts } from "#app/admin/editor/validate-texts.ts";
import type { ItemBodies } from "#app/api/staff-api.ts";
import { defaultCategoryId } from "#domain/clinic/category.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { pickValues } from "#domain/fields/pick-values.ts";
import { type PostSection, type PostTexts, postFields } from "#domain/posts/post.ts";
import type { Post } from "#domain/posts/post-schema.server.ts";
import { findDateErrors } from "#domain/posts/published-date.ts";
import type { ItemStatus } from "#domain/records/item.ts";
import { isBlank, padWithBlankSections, validateSections } from "./section-values.ts";

export interface PostValues extends PostTexts {
  category: number;
  /** An ISO timestamp, or a date and time in the clinic's time zone; empty means the time of saving. */
  published_date: string;
  status: ItemStatus;
  blogs_content: PostSection[];
}

export function createPostValues(): PostValues {
  return {
    ...pickValues(postFields, {}),
    category: defaultCategoryId,
    published_date: "",
    status: "draft",
    blogs_content: padWithBlankSections([]),
  };
}

export function toPostValues(post: Post): PostValues {
  const { category, published_date, status, blogs_content } = post;
  return {
    ...pickValues(postFields, post),
    category,
    published_date,
    status,
    blogs_content: padWithBlankSections(blogs_content),
  };
}

export function toDuplicateValues(post: Post): PostValues {
  return {
    ...toPostValues(post),
    slug_url: "",
    published_date: "",
    reviewed_on: "",
    status: "draft",
  };
}

export function toPostBody({ published_date, ...values }: PostValues): ItemBodies["post"] {
  return {
    ...values,
    blogs_content: values.blogs_content.filter((section) => !isBlank(section)),
    ...(published_date === "" ? {} : { published_date }),
  };
}

export function validatePost(values: PostValues): FieldErrors {
  // The server tells a wrong date only once the texts are right.
  const errors = { ...findDateErrors(values), ...validateTexts(postFields, values) };
  const [sectionError] = validateSections(values.blogs_content, values.status);
  if (sectionError !== undefined) errors.blogs_content = sectionError.message;
  const texts = Object.values(pickValues(postFields, values));
  if (texts.every((text) => text.trim() === "") && values.blogs_content.every(isBlank))
    errors.title ??= "There is nothing to save yet. Write a title or some text first.";
  return errors;
}
