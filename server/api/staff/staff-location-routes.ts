import type { FastifyInstance } from "fastify";
import { locationEndpoints } from "#domain/location-pages/location-endpoints.server.ts";
import type { LocationPage } from "#domain/location-pages/location-page.ts";
import { listLocationSummaries } from "#domain/location-pages/location-pages.server.ts";
import { findSimilarPage } from "#domain/location-pages/similar-pages.server.ts";
import {
  createLocation,
  removeLocation,
  updateLocation,
} from "#domain/location-pages/write-location-pages.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import type { Db } from "#domain/records/tables.ts";
import { clampId, orNotFound, requireSaved } from "../response-schemas.ts";
import { contentBodyLimit, route } from "../route.ts";
import { getStaffName } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const notFoundMessage = "There is no such location page.";

export async function staffLocationRoutes(app: FastifyInstance, { db }: { db: Db }) {
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
    handler: async (request) => {
      const { item: data } = await withAudit(db, request, {
        change: async (trx) =>
          requireSaved(await createLocation(trx, request.body, getStaffName(request))),
        event: ({ item, change }) => ({
          action: `location-${change}`,
          target: getAuditTarget(item),
        }),
      });
      return { message: "The location page is saved.", data };
    },
  });

  route(app, {
    ...locationEndpoints.update,
    bodyLimit: contentBodyLimit,
    operationId: "updateLocationPage",
    summary: "Updates a location page",
    errorStatuses: [404, 409],
    handler: async (request) => {
      const id = clampId(request.params);
      const { item: data } = await withAudit(db, request, {
        change: async (trx) => {
          const saved = await updateLocation(trx, id, request.body, getStaffName(request));
          return requireSaved(orNotFound(saved, notFoundMessage));
        },
        event: ({ item, change }) => ({
          action: `location-${change}`,
          target: getAuditTarget(item),
        }),
      });
      return { message: "The location page is saved.", data };
    },
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
    handler: async (request) => {
      const id = clampId(request.params);
      const removed = await withAudit(db, request, {
        change: async (trx) =>
          orNotFound(await removeLocation(trx, id, getStaffName(request)), notFoundMessage),
        event: ({ name }) => ({ action: "location-trashed", target: { id, name } }),
      });
      return { message: `“${removed.name}” is in the trash.` };
    },
  });
}

function getAuditTarget({ location_id, main_heading }: LocationPage) {
  return { id: location_id, name: getDraftName(main_heading) };
}
