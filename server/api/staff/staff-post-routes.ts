import type { FastifyInstance } from "fastify";
import type { Post } from "#domain/posts/post.ts";
import { postEndpoints } from "#domain/posts/post-endpoints.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { createPost, removePost, updatePost } from "#domain/posts/write-posts.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import type { Db } from "#domain/records/tables.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import { clampId, orNotFound, unwrapSaved } from "../response-schemas.ts";
import { contentBodyLimit, route } from "../route.ts";
import { getStaffName } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const notFoundMessage = "There is no such post.";

export async function staffPostRoutes(app: FastifyInstance, { db }: { db: Db }) {
  route(app, {
    ...postEndpoints.create,
    bodyLimit: contentBodyLimit,
    operationId: "createPost",
    summary: "Creates a post",
    handler: async (request) => {
      const data = await withAudit(db, request, {
        change: async (trx) =>
          unwrapSaved(await createPost(trx, request.body, getStaffName(request))),
        event: (post) => ({ action: "post-added", target: getAuditTarget(post) }),
      });
      return { message: "The post is saved.", data };
    },
  });

  route(app, {
    ...postEndpoints.update,
    bodyLimit: contentBodyLimit,
    operationId: "updatePost",
    summary: "Updates a post",
    errorStatuses: [404, 409],
    handler: async (request) => {
      const id = clampId(request.params);
      const by = getStaffName(request);
      const { post: data } = await withAudit(db, request, {
        change: async (trx) => {
          const before = await findPost(trx, id);
          const saved = orNotFound(await updatePost(trx, id, request.body, by), notFoundMessage);
          return { before, post: unwrapSaved(saved) };
        },
        event: ({ before, post }) => ({
          action: getSaveAction(before, post),
          target: getAuditTarget(post),
        }),
      });
      return { message: "The post is saved.", data };
    },
  });

  route(app, {
    ...postEndpoints.remove,
    operationId: "removePost",
    summary: "Moves a post to the trash for 30 days",
    errorStatuses: [404],
    handler: async (request) => {
      const id = clampId(request.params);
      const removed = await withAudit(db, request, {
        change: async (trx) =>
          orNotFound(await removePost(trx, id, getStaffName(request)), notFoundMessage),
        event: (post) => ({ action: "post-trashed", target: getAuditTarget(post) }),
      });
      return { message: `“${getDraftName(removed.title)}” is in the trash.` };
    },
  });
}

function getSaveAction(before: Post | undefined, { status }: Post): AuditAction {
  if (status === before?.status) return "post-saved";
  return status === "published" ? "post-published" : "post-hidden";
}

function getAuditTarget(post: Post) {
  return { id: post.blog_id, name: getDraftName(post.title) };
}
