import type { FastifyInstance } from "fastify";
import { locationEndpoints } from "#domain/location-pages/location-endpoints.server.ts";
import type { LocationPage } from "#domain/location-pages/location-page.ts";
import {
  findLocation,
  listLocationSummaries,
} from "#domain/location-pages/location-pages.server.ts";
import { findSimilarPage } from "#domain/location-pages/similar-pages.server.ts";
import {
  createLocation,
  removeLocation,
  updateLocation,
} from "#domain/location-pages/write-location-pages.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import type { Db } from "#domain/records/tables.ts";
import type { AuditAction } from "#domain/staff/audit-actions.ts";
import { clampId, orNotFound, unwrapSaved } from "../response-schemas.ts";
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
      const data = await withAudit(db, request, {
        change: async (trx) =>
          unwrapSaved(await createLocation(trx, request.body, getStaffName(request))),
        event: (page) => ({ action: "location-added", target: getAuditTarget(page) }),
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
      const by = getStaffName(request);
      const { page: data } = await withAudit(db, request, {
        change: async (trx) => {
          const before = await findLocation(trx, id);
          const saved = await updateLocation(trx, id, request.body, by);
          return { before, page: unwrapSaved(orNotFound(saved, notFoundMessage)) };
        },
        event: ({ before, page }) => ({
          action: getSaveAction(before, page),
          target: getAuditTarget(page),
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
      const page = await withAudit(db, request, {
        change: async (trx) =>
          orNotFound(await removeLocation(trx, id, getStaffName(request)), notFoundMessage),
        event: (removed) => ({ action: "location-trashed", target: getAuditTarget(removed) }),
      });
      return { message: `“${getDraftName(page.main_heading)}” is in the trash.` };
    },
  });
}

function getSaveAction(before: LocationPage | undefined, { status }: LocationPage): AuditAction {
  if (status === before?.status) return "location-saved";
  return status === "published" ? "location-published" : "location-hidden";
}

function getAuditTarget({ location_id, main_heading }: LocationPage) {
  return { id: location_id, name: getDraftName(main_heading) };
}
