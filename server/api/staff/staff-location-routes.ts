import { locationEndpoints } from "#domain/location-pages/location-endpoints.server.ts";
import { listLocationSummaries } from "#domain/location-pages/location-pages.server.ts";
import { findSimilarPage } from "#domain/location-pages/similar-pages.server.ts";
import {
  createLocation,
  updateLocation,
} from "#domain/location-pages/write-location-pages.server.ts";
import { clampId } from "../or-not-found.ts";
import { contentBodyLimit, route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { saveWithAudit, trashWithAudit } from "./item-changes.ts";

export const staffLocationRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...locationEndpoints.listAll,
    operationId: "listAllLocationPages",
    summary: "Every location page, drafts included, without its texts",
    handler: async ({ query }) => ({
      message: "All location pages.",
      data: await listLocationSummaries(db, query.slug),
    }),
  });

  route(app, {
    ...locationEndpoints.create,
    bodyLimit: contentBodyLimit,
    operationId: "createLocationPage",
    summary: "Creates a location page",
    handler: (request) =>
      saveWithAudit(db, request, "location", (trx, by) => createLocation(trx, request.body, by)),
  });

  route(app, {
    ...locationEndpoints.update,
    bodyLimit: contentBodyLimit,
    operationId: "updateLocationPage",
    summary: "Updates a location page",
    errorStatuses: [404, 409],
    handler: (request) =>
      saveWithAudit(db, request, "location", (trx, by) =>
        updateLocation(trx, clampId(request.params), request.body, by),
      ),
  });

  route(app, {
    ...locationEndpoints.findSimilar,
    bodyLimit: contentBodyLimit,
    operationId: "findSimilarLocationPage",
    summary: "The location page most like this one, if the two are too similar",
    handler: async ({ body }) => {
      const similar = await findSimilarPage(db, body, body.id);
      const message = similar ? "There is a similar page." : "There is no similar page.";
      return { message, data: similar ? [similar] : [] };
    },
  });

  route(app, {
    ...locationEndpoints.remove,
    operationId: "removeLocationPage",
    summary: "Moves a location page to the trash for 30 days",
    errorStatuses: [404],
    handler: (request) => trashWithAudit(db, request, "location"),
  });
};
