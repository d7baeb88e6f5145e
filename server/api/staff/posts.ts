import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { Post } from "#domain/posts/post.ts";
import type { NewPost } from "#domain/posts/post-columns.server.ts";
import { newPostSchema, postChangeSchema, postSchema } from "#domain/posts/post-schema.server.ts";
import { findPost, listStaffPosts } from "#domain/posts/posts.server.ts";
import {
  createPost,
  type PostChange,
  removePost,
  updatePost,
} from "#domain/posts/write-posts.server.ts";
import type { AuditAct } from "#domain/staff/audit.ts";
import type { Db } from "#domain/tables.ts";
import {
  conflictReply,
  dataReply,
  doneReply,
  failures,
  found,
  idOf,
  idParams,
  savedItem,
} from "../replies.ts";
import { audited } from "./audited.ts";
import { staffName } from "./guard.ts";

const bodyLimit = 512 * 1024;
const missing = "There is no such post.";

export async function staffPostRoutes(app: FastifyInstance, { db }: { db: Db }) {
  app.get(
    "/api/staff/posts",
    {
      schema: {
        summary: "Every post, drafts and scheduled posts included, without the content",
        response: { 200: dataReply(Type.Array(staffPostSchema)), ...failures },
      },
    },
    async () => ({ status: "success", message: "All posts.", data: await listStaffPosts(db) }),
  );

  app.post<{ Body: NewPost }>(
    "/blog",
    {
      bodyLimit,
      schema: {
        summary: "Creates a post",
        body: newPostSchema,
        response: { 200: dataReply(postSchema), ...failures },
      },
    },
    async (request) => {
      const data = await audited(
        db,
        request,
        async (trx) => savedItem(await createPost(trx, request.body, staffName(request))),
        (post) => ({ act: "post-added", thing: thingOf(post) }),
      );
      return { status: "success", message: "The post is saved.", data };
    },
  );

  app.put<{ Params: { id: number }; Body: PostChange }>(
    "/blog/:id",
    {
      bodyLimit,
      schema: {
        summary: "Updates a post",
        params: idParams,
        body: postChangeSchema,
        response: { 200: dataReply(postSchema), 409: conflictReply(postSchema), ...failures },
      },
    },
    async (request) => {
      const id = idOf(request.params);
      const by = staffName(request);
      const { post: data } = await audited(
        db,
        request,
        async (trx) => {
          const before = await findPost(trx, id);
          const saved = found(await updatePost(trx, id, request.body, by), missing);
          return { before, post: savedItem(saved) };
        },
        ({ before, post }) => ({ act: saveActOf(before, post), thing: thingOf(post) }),
      );
      return { status: "success", message: "The post is saved.", data };
    },
  );

  app.delete<{ Params: { id: number } }>(
    "/blog/:id",
    {
      schema: {
        summary: "Moves a post to the trash for 30 days",
        params: idParams,
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const id = idOf(request.params);
      const { title } = await audited(
        db,
        request,
        async (trx) => found(await removePost(trx, id, staffName(request)), missing),
        (post) => ({ act: "post-trashed", thing: thingOf(post) }),
      );
      return { status: "success", message: `“${title}” is in the trash.` };
    },
  );
}

function saveActOf(before: Post | undefined, { status }: Post): AuditAct {
  if (status === before?.status) return "post-saved";
  return status === "published" ? "post-published" : "post-hidden";
}

function thingOf({ blog_id, title }: Post) {
  return { id: blog_id, name: title };
}

const staffPostSchema = Type.Object({
  blog_id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  blog_image: Type.String(),
  published_date: Type.String(),
  updated_at: Type.String(),
  status: Type.String(),
  category: Type.Integer(),
  categoryName: Type.String(),
});
