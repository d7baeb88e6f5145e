import Type, { type Static } from "typebox";
import { defaultCategoryId } from "../clinic/category.ts";
import { toDraftFields } from "../fields/draft-fields.ts";
import { namedObject } from "../fields/endpoint.server.ts";
import {
  fieldSchema,
  inputSchema,
  patchSchema,
  textSchemas,
  wordSchema,
} from "../fields/input-parser.server.ts";
import { itemStatuses } from "../records/item.ts";
import { maxId } from "../records/max-id.ts";
import { maxSections, postFields, sectionFields } from "./post.ts";

/** Saving checks what a published post needs. The category may be numeric text, such as "3". */
export const newPostSchema = inputSchema(
  toDraftFields(postFields),
  {
    category: Type.Optional(
      Type.Union(
        [Type.Integer({ minimum: 0, maximum: maxId }), Type.String({ pattern: "^\\d{1,9}$" })],
        {
          title: "Category",
          default: defaultCategoryId,
        },
      ),
    ),
    published_date: Type.Optional(
      fieldSchema({ label: "Date", limit: 40, required: false, kind: "date" }),
    ),
    status: Type.Optional(wordSchema(itemStatuses, { title: "Status", default: "published" })),
    blogs_content: Type.Optional(
      Type.Array(
        Type.Object(inputSchema(sectionFields).properties, {
          title: "Section",
          schemaName: "NewPostSection",
        }),
        {
          title: "Content",
          maxItems: maxSections,
          default: [],
        },
      ),
    ),
  },
  { schemaName: "NewPost" },
);

export const postPatchSchema = patchSchema(newPostSchema, { schemaName: "PostChanges" });

export const postCardSchema = Type.Object({
  blog_id: Type.Integer(),
  title: Type.String(),
  slug_url: Type.String(),
  brief_paragraph: Type.String(),
  blog_image: Type.String(),
  published_date: Type.String({ description: "A date and time in ISO 8601" }),
  category: Type.Integer(),
  status: wordSchema(itemStatuses),
  updated_at: Type.String(),
});

const sectionSchema = namedObject("PostSection", {
  heading: Type.String(),
  paragraph: Type.String({ description: "HTML with the limited set of tags that posts allow" }),
});

export const listedPostSchema = Type.Object({
  ...postCardSchema.properties,
  blogs_content: Type.Array(sectionSchema),
});

export const postSchema = namedObject("Post", {
  ...textSchemas(postFields),
  ...listedPostSchema.properties,
  slug: Type.String({ description: "The normal form of slug_url, as in the URL /blogs/{slug}" }),
});

export type Post = Static<typeof postSchema>;

export const staffPostSchema = namedObject("StaffListedPost", {
  blog_id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  blog_image: Type.String(),
  published_date: Type.String(),
  updated_at: Type.String(),
  status: wordSchema(itemStatuses),
  category: Type.Integer(),
  categoryName: Type.String(),
});
