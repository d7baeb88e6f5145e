import { searchablePages } from "#content/searchable-pages.ts";
import { readClinic } from "#domain/clinic/read-clinic.server.ts";
import { findLinkTargets } from "#domain/content-types/find-link-targets.server.ts";
import { recordEndpoints } from "#domain/content-types/record-endpoints.server.ts";
import { postEndpoints } from "#domain/posts/post-endpoints.server.ts";
import { listPostSummaries } from "#domain/posts/posts.server.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";

export const staffPostListRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...postEndpoints.listAll,
    operationId: "listAllPosts",
    summary: "Every post, drafts and scheduled posts included, without the content",
    handler: async ({ query }) => ({
      message: "All posts.",
      data: await listPostSummaries(db, query.slug),
    }),
  });

  route(app, {
    ...recordEndpoints.findLinkTargets,
    operationId: "findLinkTargets",
    summary: "The pages of this site that a text may link to, by words of their title or path",
    handler: async ({ query }) => {
      const { services } = await readClinic(db);
      const data = await findLinkTargets(db, query.q, { pages: searchablePages, services });
      return { message: "The pages found.", data };
    },
  });
};
