import { postEndpoints } from "#domain/posts/post-endpoints.server.ts";
import { createPost, updatePost } from "#domain/posts/write-posts.server.ts";
import { clampId } from "../or-not-found.ts";
import { contentBodyLimit, route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { saveWithAudit, trashWithAudit } from "./item-changes.ts";

export const staffPostRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...postEndpoints.create,
    bodyLimit: contentBodyLimit,
    operationId: "createPost",
    summary: "Creates a post",
    handler: (request) =>
      saveWithAudit(db, request, "post", (trx, by) => createPost(trx, request.body, by)),
  });

  route(app, {
    ...postEndpoints.update,
    bodyLimit: contentBodyLimit,
    operationId: "updatePost",
    summary: "Updates a post",
    errorStatuses: [404, 409],
    handler: (request) =>
      saveWithAudit(db, request, "post", (trx, by) =>
        updatePost(trx, clampId(request.params), request.body, by),
      ),
  });

  route(app, {
    ...postEndpoints.remove,
    operationId: "removePost",
    summary: "Moves a post to the trash for 30 days",
    errorStatuses: [404],
    handler: (request) => trashWithAudit(db, request, "post"),
  });
};
