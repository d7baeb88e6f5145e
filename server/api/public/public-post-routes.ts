import Type, { type Static } from "typebox";
import { allCategories } from "#domain/clinic/category.ts";
import { dataResponse, namedObject } from "#domain/fields/endpoint.server.ts";
import { listCategories } from "#domain/posts/categories.server.ts";
import { postsPerPage } from "#domain/posts/post.ts";
import { postEndpoints } from "#domain/posts/post-endpoints.server.ts";
import { listedPostSchema, postCardSchema } from "#domain/posts/post-schema.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import {
  countPublicPosts,
  isPublic,
  listPublicPosts,
  listPublicSummaries,
  readPublicPosts,
  readPublicSummaries,
} from "#domain/posts/public-posts.server.ts";
import { maxId } from "#domain/records/max-id.ts";
import type { Db } from "#domain/records/tables.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { publicRoute } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { mayReadDrafts } from "./may-read-drafts.ts";
import { maxItemsInMemory, sendList } from "./send-list.ts";

const maxPerPage = 100;

const listQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPerPage })),
  category: Type.Optional(Type.Integer({ minimum: 1, maximum: maxId })),
  fields: Type.Optional(Type.Literal("card", { description: "Omits the content of the posts" })),
});

const listedPost = namedObject("ListedPost", {
  ...postCardSchema.properties,
  blogs_content: Type.Optional(listedPostSchema.properties.blogs_content),
});

const listResponse = dataResponse(Type.Array(listedPost), {
  total: Type.Integer({ description: "Number of posts on all pages" }),
});

const categoriesResponse = dataResponse(
  Type.Array(namedObject("Category", { category_id: Type.Integer(), category: Type.String() })),
);

export const publicPostRoutes: RoutePlugin = async (app, { sessions, respondShared }) => {
  publicRoute(app, respondShared, {
    method: "GET",
    url: "/blogs",
    operationId: "listPublicPosts",
    summary: "Public posts, newest first",
    query: listQuery,
    reply: listResponse,
    handler: async ({ db, isShared }, request, reply) => {
      const { query } = request;
      const category = await getCategoryFilter(db, query.category);
      const total = await countPublicPosts(db, category);
      const message = "Posts, the newest first.";
      if (query.page !== undefined || query.limit !== undefined) {
        const limit = query.limit ?? postsPerPage;
        const offset = ((query.page ?? 1) - 1) * limit;
        const list = query.fields === "card" ? listPublicSummaries : listPublicPosts;
        return { message, data: await list(db, { category, limit, offset }), total };
      }
      const readAll = query.fields === "card" ? readPublicSummaries : readPublicPosts;
      const batches: AsyncGenerator<Static<typeof listedPost>[]> = readAll(db, { category });
      if (total <= maxItemsInMemory)
        return { message, data: (await Array.fromAsync(batches)).flat(), total };
      if (isShared) return "private";
      sendList(request, reply, { message, total, item: listedPost, batches });
      return "sent";
    },
  });

  publicRoute(app, respondShared, {
    ...postEndpoints.find,
    operationId: "getPost",
    summary: "One post; drafts and scheduled posts only for owners and writers",
    errorStatuses: [404],
    handler: async ({ db, isShared }, request, reply) => {
      const post = await findPost(db, clampId(request.params));
      const isVisibleToAll = post !== undefined && isPublic(post);
      if (!isVisibleToAll && isShared) return "private";
      const isVisible = isVisibleToAll || (await mayReadDrafts(sessions, "posts", request, reply));
      const body = {
        message: "One post.",
        data: orNotFound(isVisible ? post : undefined, "There is no such post."),
      };
      if (isVisibleToAll) return body;
      reply.send({ status: "success", ...body });
      return "sent";
    },
  });

  publicRoute(app, respondShared, {
    method: "GET",
    url: "/api/categories",
    operationId: "listCategories",
    summary: "Categories of posts; the category All contains every post",
    reply: categoriesResponse,
    handler: async ({ db }, _request, _reply) => ({
      message: "The categories.",
      data: await listCategories(db),
    }),
  });
};

async function getCategoryFilter(
  db: Db,
  category: number | undefined,
): Promise<number | undefined> {
  if (category === undefined) return undefined;
  const allCategory = (await listCategories(db)).find(
    (candidate) => candidate.category === allCategories,
  );
  return allCategory?.category_id === category ? undefined : category;
}
