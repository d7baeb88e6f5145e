import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { listPostSummaries } from "#domain/posts/posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { tagRoutes } from "../openapi.ts";
import { dataResponse } from "../response-schemas.ts";
import { route } from "../route.ts";
import { setRouteArea } from "./guard.ts";

export async function staffPostListRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Posts");
  setRouteArea(app, "posts");
  route(
    app,
    {
      method: "GET",
      url: "/api/staff/posts",
      operationId: "listAllPosts",
      summary: "Every post, drafts and scheduled posts included, without the content",
      reply: dataResponse(Type.Array(staffPostSchema)),
    },
    async () => ({ message: "All posts.", data: await listPostSummaries(db) }),
  );
}

const staffPostSchema = Type.Object(
  {
    blog_id: Type.Integer(),
    slug: Type.String(),
    title: Type.String(),
    blog_image: Type.String(),
    published_date: Type.String(),
    updated_at: Type.String(),
    status: Type.String(),
    category: Type.Integer(),
    categoryName: Type.String(),
  },
  { schemaName: "StaffListedPost" },
);
