import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { listCategories } from "#domain/posts/categories.server.ts";
import { categoryAll } from "#domain/posts/category.ts";
import { postsPerPage } from "#domain/posts/post.ts";
import { listedPostSchema, postCardSchema, postSchema } from "#domain/posts/post-schema.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import {
  countPublicPosts,
  isPublic,
  listPublicPosts,
  listPublicSummaries,
} from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/tables.ts";
import type { ShareAnswer } from "../../page-cache/shared-answers.ts";
import type { Sessions } from "../../sessions.ts";
import { dataReply, failures, found, idOf, idParams } from "../replies.ts";
import { answerReading } from "./shared-reading.ts";

interface PostRoutesOptions {
  sessions: Sessions;
  share: ShareAnswer;
}

const mostPerPage = 100;

const listQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostPerPage })),
  category: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })),
  fields: Type.Optional(Type.Literal("card", { description: "Omits the content of the posts" })),
});

interface ListQuery {
  page?: number;
  limit?: number;
  category?: number;
  fields?: "card";
}

const listReply = dataReply(
  Type.Array(
    Type.Object({
      ...postCardSchema.properties,
      blogs_content: Type.Optional(listedPostSchema.properties.blogs_content),
    }),
  ),
  { total: Type.Integer({ description: "Number of posts on all pages" }) },
);

export async function postRoutes(app: FastifyInstance, { sessions, share }: PostRoutesOptions) {
  app.get<{ Querystring: ListQuery }>(
    "/blogs",
    {
      schema: {
        summary: "Public posts, newest first",
        querystring: listQuery,
        response: { 200: listReply, ...failures },
      },
    },
    (request, reply) =>
      answerReading(share, request, reply, async ({ db }) => {
        const { query } = request;
        const category = await filterOf(db, query.category);
        const isPaged = query.page !== undefined || query.limit !== undefined;
        const limit = isPaged ? (query.limit ?? postsPerPage) : undefined;
        const offset = ((query.page ?? 1) - 1) * (limit ?? 0);
        const list = query.fields === "card" ? listPublicSummaries : listPublicPosts;
        const posts = await list(db, { category, limit, offset });
        return {
          status: "success",
          message: "Posts, the newest first.",
          data: posts,
          total: isPaged ? await countPublicPosts(db, category) : posts.length,
        };
      }),
  );

  app.get<{ Params: { id: number } }>(
    "/blog/:id",
    {
      schema: {
        summary: "One post; drafts and scheduled posts only for an admin",
        params: idParams,
        response: { 200: dataReply(postSchema), ...failures },
      },
    },
    (request, reply) =>
      answerReading(share, request, reply, async ({ db, isShared }) => {
        const post = await findPost(db, idOf(request.params));
        const mayEveryone = post !== undefined && isPublic(post);
        if (!mayEveryone && isShared) return "private";
        const mayBeSeen = mayEveryone || (await isAdmin());
        const answer = {
          status: "success",
          message: "One post.",
          data: found(mayBeSeen ? post : undefined, "There is no such post."),
        };
        if (mayEveryone) return answer;
        reply.send(answer);
        return "sent";

        async function isAdmin() {
          const { staff, owesSecondFactor, cookies } = await sessions.find(request);
          for (const cookie of cookies) reply.header("set-cookie", cookie);
          return staff?.isAdmin === true && !owesSecondFactor;
        }
      }),
  );

  app.get(
    "/api/categories",
    {
      schema: {
        summary: "Categories of posts; the category All contains every post",
        response: {
          200: dataReply(
            Type.Array(Type.Object({ category_id: Type.Integer(), category: Type.String() })),
          ),
          ...failures,
        },
      },
    },
    (request, reply) =>
      answerReading(share, request, reply, async ({ db }) => ({
        status: "success",
        message: "The categories.",
        data: await listCategories(db),
      })),
  );
}

async function filterOf(db: Db, category: number | undefined): Promise<number | undefined> {
  if (category === undefined) return undefined;
  const all = (await listCategories(db)).find((one) => one.category === categoryAll);
  return all?.category_id === category ? undefined : category;
}
