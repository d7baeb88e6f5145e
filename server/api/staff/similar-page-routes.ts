import type { FastifyInstance } from "fastify";
import { locationEndpoints } from "#domain/location-pages/location-endpoints.server.ts";
import { findSimilarPage } from "#domain/location-pages/similar-pages.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { tagRoutes } from "../openapi.ts";
import { route } from "../route.ts";
import { setRouteArea } from "./guard.ts";
import { locationBodyLimit } from "./staff-location-routes.ts";

export async function similarPageRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Location pages");
  setRouteArea(app, "location-pages");
  route(app, {
    ...locationEndpoints.findSimilar,
    bodyLimit: locationBodyLimit,
    operationId: "findSimilarLocationPage",
    summary: "The location page most like this one, if the two are too similar",
    handler: async ({ body }) => {
      const similar = await findSimilarPage(db, body, body.id);
      const message = similar ? "There is a similar page." : "There is no similar page.";
      return { message, data: similar ? [similar] : [] };
    },
  });
}
