import {
  countFormerLinks,
  type FormerSlug,
  replaceFormerLinks,
} from "#domain/content-types/former-links.server.ts";
import { recordEndpoints } from "#domain/content-types/record-endpoints.server.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { findSavedBy } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const notFoundMessage = "There never was such an address.";

/** In the area of posts, because the links to a location page are in posts, too. */
export const formerLinkRoutes: RoutePlugin = async (app, { db, siteUrl }) => {
  const { origin } = new URL(siteUrl);
  const toFormerSlug = (
    params: { kind: FormerSlug["kind"]; id: number },
    slug: string,
  ): FormerSlug => ({ kind: params.kind, id: clampId(params), slug, origin });

  route(app, {
    ...recordEndpoints.getFormerLinks,
    operationId: "getFormerLinks",
    summary: "How many posts link to a former address of a post or a location page",
    errorStatuses: [404],
    handler: async ({ params, query }) => {
      const posts = await countFormerLinks(db, toFormerSlug(params, query.slug));
      return { message: "The posts.", data: { posts: orNotFound(posts, notFoundMessage) } };
    },
  });

  route(app, {
    ...recordEndpoints.replaceFormerLinks,
    operationId: "replaceFormerLinks",
    summary: "Makes links to a former address lead to the current one, in every post",
    errorStatuses: [404],
    handler: async (request) => {
      const { slug } = request.body;
      const former = toFormerSlug(request.params, slug);
      const posts = await withAudit(db, request, {
        change: async (trx) =>
          orNotFound(
            await replaceFormerLinks(trx, former, await findSavedBy(trx, request)),
            notFoundMessage,
          ),
        event: () => ({ action: "links-mended", target: { id: String(former.id), name: slug } }),
      });
      return { message: "The links are updated.", data: { posts } };
    },
  });
};
