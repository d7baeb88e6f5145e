import type { FastifyInstance } from "fastify";
import type { Post } from "#domain/posts/post.ts";
import { postEndpoints } from "#domain/posts/post-endpoints.server.ts";
import { createPost, removePost, updatePost } from "#domain/posts/write-posts.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import type { Db } from "#domain/records/tables.ts";
import { clampId, orNotFound, requireSaved } from "../response-schemas.ts";
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
      const { item: data } = await withAudit(db, request, {
        change: async (trx) =>
          requireSaved(await createPost(trx, request.body, getStaffName(request))),
        event: ({ item, change }) => ({
          action: `post-${change}`,
          target: getAuditTarget(item),
        }),
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
      const { item: data } = await withAudit(db, request, {
        change: async (trx) => {
          const saved = await updatePost(trx, id, request.body, getStaffName(request));
          return requireSaved(orNotFound(saved, notFoundMessage));
        },
        event: ({ item, change }) => ({
          action: `post-${change}`,
          target: getAuditTarget(item),
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
        event: ({ name }) => ({ action: "post-trashed", target: { id, name } }),
      });
      return { message: `“${removed.name}” is in the trash.` };
    },
  });
}

function getAuditTarget(post: Post) {
  return { id: post.blog_id, name: getDraftName(post.title) };
}
