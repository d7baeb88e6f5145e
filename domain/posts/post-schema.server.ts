import Type from "typebox";
import { changeSchema, fieldSchema, inputSchema } from "../input.server.ts";
import { defaultCategoryId } from "./category.ts";
import { mostPairs, pairFields, postFields, postStatuses } from "./post.ts";

/** What a new post may hold. A category may be written as text: "3" is taken for 3. */
export const newPostSchema = inputSchema(postFields, {
  category: Type.Optional(
    Type.Union(
      [Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }), Type.String({ pattern: "^\\d{1,9}$" })],
      {
        title: "Category",
        default: defaultCategoryId,
      },
    ),
  ),
  published_date: fieldSchema({ label: "Date", limit: 40, required: false, kind: "date" }),
  status: Type.Optional(
    Type.Union(
      postStatuses.map((status) => Type.Literal(status)),
      { title: "Status", default: "published" },
    ),
  ),
  blogs_content: Type.Optional(
    Type.Array(Type.Object(inputSchema(pairFields).properties, { title: "Section" }), {
      title: "Content",
      maxItems: mostPairs,
      default: [],
    }),
  ),
});

/** What a change may hold: what is left out stays; `updated_at` says which version is changed. */
export const postChangeSchema = changeSchema(newPostSchema, {
  updated_at: Type.Optional(Type.String({ title: "updated_at", maxLength: 40 })),
});

/** A post in a list of cards. */
export const postCardSchema = Type.Object({
  blog_id: Type.Integer(),
  title: Type.String(),
  slug_url: Type.String(),
  brief_paragraph: Type.String(),
  blog_image: Type.String(),
  published_date: Type.String({ description: "A moment in ISO 8601" }),
  category: Type.Integer(),
  status: Type.String(),
  updated_at: Type.String(),
});

const pairSchema = Type.Object({
  heading: Type.String(),
  paragraph: Type.String({ description: "HTML of the few tags that posts may have" }),
});

/** A post of the whole list. */
export const listedPostSchema = Type.Object({
  ...postCardSchema.properties,
  blogs_content: Type.Array(pairSchema),
});

/** A post with all its fields. */
export const postSchema = Type.Object({
  ...Object.fromEntries(Object.keys(postFields).map((name) => [name, Type.String()])),
  ...listedPostSchema.properties,
  slug: Type.String({ description: "The normal form of slug_url: the address /blogs/{slug}" }),
});
