import type { FastifyInstance } from "fastify";
import { postEndpoints } from "#domain/posts/post-endpoints.server.ts";
import { listPostSummaries } from "#domain/posts/posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { tagRoutes } from "../openapi.ts";
import { route } from "../route.ts";
import { setRouteArea } from "./guard.ts";

export async function staffPostListRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Posts");
  setRouteArea(app, "posts");
  route(
    app,
    {
      ...postEndpoints.listAll,
      operationId: "listAllPosts",
      summary: "Every post, drafts and scheduled posts included, without the content",
    },
    async () => ({ message: "All posts.", data: await listPostSummaries(db) }),
  );
}
