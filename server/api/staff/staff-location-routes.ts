import type { FastifyInstance } from "fastify";
import type { LocationPage, LocationTexts } from "#domain/location-pages/location-page.ts";
import {
  locationPatchSchema,
  locationSchema,
  newLocationSchema,
} from "#domain/location-pages/location-page-schema.server.ts";
import {
  createLocation,
  type LocationPatch,
  removeLocation,
  updateLocation,
} from "#domain/location-pages/write-location-pages.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { tagRoutes } from "../openapi.ts";
import {
  clampId,
  conflictResponse,
  dataResponse,
  doneResponse,
  errorResponses,
  idParams,
  orNotFound,
  unwrapSaved,
} from "../response-schemas.ts";
import { getStaffName } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

export const locationBodyLimit = 512 * 1024;
const notFoundMessage = "There is no such location page.";

export async function staffLocationRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Location pages");
  app.post<{ Body: LocationTexts }>(
    "/api/locationpages/create",
    {
      bodyLimit: locationBodyLimit,
      schema: {
        operationId: "createLocationPage",
        summary: "Creates a location page",
        body: newLocationSchema,
        response: { 200: dataResponse(locationSchema), ...errorResponses },
      },
    },
    async (request) => {
      const data = await withAudit(
        db,
        request,
        async (trx) => unwrapSaved(await createLocation(trx, request.body, getStaffName(request))),
        (page) => ({ action: "location-added", target: getAuditTarget(page) }),
      );
      return { status: "success", message: "The location page is saved.", data };
    },
  );

  app.put<{ Params: { id: number }; Body: LocationPatch }>(
    "/api/locationpages/:id",
    {
      bodyLimit: locationBodyLimit,
      schema: {
        operationId: "updateLocationPage",
        summary: "Updates a location page",
        params: idParams,
        body: locationPatchSchema,
        errorStatuses: [404, 409],
        response: {
          200: dataResponse(locationSchema),
          409: conflictResponse(locationSchema),
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const id = clampId(request.params);
      const by = getStaffName(request);
      const data = await withAudit(
        db,
        request,
        async (trx) =>
          unwrapSaved(orNotFound(await updateLocation(trx, id, request.body, by), notFoundMessage)),
        (page) => ({ action: "location-saved", target: getAuditTarget(page) }),
      );
      return { status: "success", message: "The location page is saved.", data };
    },
  );

  app.delete<{ Params: { id: number } }>(
    "/api/locationpages/:id",
    {
      schema: {
        operationId: "removeLocationPage",
        summary: "Moves a location page to the trash for 30 days",
        params: idParams,
        errorStatuses: [404],
        response: { 200: doneResponse, ...errorResponses },
      },
    },
    async (request) => {
      const id = clampId(request.params);
      const page = await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound(await removeLocation(trx, id, getStaffName(request)), notFoundMessage),
        (removed) => ({ action: "location-trashed", target: getAuditTarget(removed) }),
      );
      return { status: "success", message: `“${page.main_heading}” is in the trash.` };
    },
  );
}

function getAuditTarget({ location_id, main_heading }: LocationPage) {
  return { id: location_id, name: main_heading };
}
