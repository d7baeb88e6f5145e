import Type from "typebox";
import { dataResponse } from "#domain/fields/endpoint.server.ts";
import { parseSlug } from "#domain/fields/slug.ts";
import { locationEndpoints } from "#domain/location-pages/location-endpoints.server.ts";
import { locationSchema } from "#domain/location-pages/location-page-schema.server.ts";
import {
  countPublicLocations,
  findLocation,
  findLocationRedirect,
  findPublicLocation,
  readPublicLocations,
} from "#domain/location-pages/location-pages.server.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { publicRoute } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { mayReadDrafts } from "./may-read-drafts.ts";
import { maxItemsInMemory, sendList } from "./send-list.ts";

const notFoundMessage = "There is no such location page.";
const locationResponse = dataResponse(locationSchema);

export const publicLocationRoutes: RoutePlugin = async (app, { sessions, respondShared }) => {
  publicRoute(app, respondShared, {
    ...locationEndpoints.list,
    operationId: "listLocationPages",
    summary: "All public location pages",
    handler: async ({ db, isShared }, request, reply) => {
      const message = "All location pages.";
      const batches = readPublicLocations(db);
      if ((await countPublicLocations(db)) <= maxItemsInMemory)
        return { message, data: (await Array.fromAsync(batches)).flat() };
      if (isShared) return "private";
      sendList(request, reply, { message, item: locationSchema, batches });
      return "sent";
    },
  });

  publicRoute(app, respondShared, {
    ...locationEndpoints.find,
    operationId: "getLocationPage",
    summary: "One location page; drafts only for owners and writers",
    errorStatuses: [404],
    handler: async ({ db, isShared }, request, reply) => {
      const page = await findLocation(db, clampId(request.params));
      const isPublic = page?.status === "published";
      if (!isPublic && isShared) return "private";
      const isVisible =
        isPublic || (await mayReadDrafts(sessions, "location-pages", request, reply));
      const body = {
        message: "One location page.",
        data: orNotFound(isVisible ? page : undefined, notFoundMessage),
      };
      if (isPublic) return body;
      reply.send({ status: "success", ...body });
      return "sent";
    },
  });

  publicRoute(app, respondShared, {
    method: "GET",
    url: "/api/locationpages/url/:slug",
    operationId: "getLocationPageBySlug",
    summary: "One location page by its slug; a former slug redirects (301)",
    params: Type.Object({ slug: Type.String() }),
    errorStatuses: [404],
    reply: locationResponse,
    redirect: {
      status: 301,
      description: "A former slug: the Location header has the current URL",
    },
    handler: async ({ db }, request, reply) => {
      const slug = parseSlug(request.params.slug) ?? "";
      const page = await findPublicLocation(db, slug);
      const currentSlug = page ? undefined : await findLocationRedirect(db, slug);
      if (currentSlug !== undefined) {
        reply.redirect(`/api/locationpages/url/${encodeURIComponent(currentSlug)}`, 301);
        return "sent";
      }
      return {
        message: "One location page.",
        data: orNotFound(page, notFoundMessage),
      };
    },
  });
};
