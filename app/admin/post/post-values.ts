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

/** A post as its form holds it. */
export interface PostValues extends PostTexts {
  category: number;
  /** A moment, or a date and time by the clinic's clock; empty means the moment of saving. */
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

/** A new draft with the same text. Its address is its own, and so is its date. */
export function duplicateValues(post: Post): PostValues {
  return { ...postValues(post), slug_url: "", published_date: "", status: "draft" };
}

/** What is sent: without the sections that were left blank. */
export function postBody({ published_date, ...values }: PostValues): object {
  return {
    ...values,
    blogs_content: values.blogs_content.filter((pair) => !isBlank(pair)),
    ...(published_date === "" ? {} : { published_date }),
  };
}

/** What is wrong with it, as the server would say, before it is sent. */
export function problemsOfPost(values: PostValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(postFields)) {
    const problem = problemOf(field, values[name as keyof PostTexts]);
    if (problem !== undefined) errors[name] = problem;
  }
  const [section] = problemsOfPairs(values.blogs_content);
  if (section !== undefined) errors.blogs_content = section.sentence;
  return errors;
}
