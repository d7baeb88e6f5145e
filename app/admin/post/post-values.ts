import { type FieldErrors, problemOf } from "#domain/field.ts";
import { defaultCategoryId } from "#domain/posts/category.ts";
import {
  type ContentPair,
  type Post,
  type PostStatus,
  type PostTexts,
  postFields,
} from "#domain/posts/post.ts";
import { isBlank, problemsOfPairs, withBlankPairs } from "./section-pairs.ts";

export interface PostValues extends PostTexts {
  category: number;
  /** An ISO timestamp, or a date and time in the clinic's time zone; empty means the time of saving. */
  published_date: string;
  status: PostStatus;
  blogs_content: ContentPair[];
}

export function newPostValues(): PostValues {
  return {
    title: "",
    slug_url: "",
    brief_paragraph: "",
    blog_image: "",
    blog_image_alt: "",
    metaTitle: "",
    metaDescription: "",
    category: defaultCategoryId,
    published_date: "",
    status: "draft",
    blogs_content: withBlankPairs([]),
  };
}

export function postValues(post: Post): PostValues {
  const blank = newPostValues();
  const known = Object.keys(blank).map((name) => [name, post[name as keyof PostValues]]);
  const values = Object.fromEntries(known) as unknown as PostValues;
  return { ...values, blogs_content: withBlankPairs(post.blogs_content) };
}

/** A new draft with the same text but its own slug and date. */
export function duplicateValues(post: Post): PostValues {
  return { ...postValues(post), slug_url: "", published_date: "", status: "draft" };
}

/** Builds the request body without blank sections. */
export function postBody({ published_date, ...values }: PostValues): object {
  return {
    ...values,
    blogs_content: values.blogs_content.filter((pair) => !isBlank(pair)),
    ...(published_date === "" ? {} : { published_date }),
  };
}

/** Reports the same errors as the server, before the request. */
export function problemsOfPost(values: PostValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(postFields)) {
    const problem = problemOf(field, values[name as keyof PostTexts]);
    if (problem !== undefined) errors[name] = problem;
  }
  const [sectionError] = problemsOfPairs(values.blogs_content);
  if (sectionError !== undefined) errors.blogs_content = sectionError.sentence;
  return errors;
}
