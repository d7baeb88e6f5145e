import type { FastifyInstance } from "fastify";
import type { LocationPage } from "#domain/location-pages/location-page.ts";
import {
  locationPatchSchema,
  locationSchema,
  newLocationSchema,
} from "#domain/location-pages/location-page-schema.server.ts";
import {
  createLocation,
  removeLocation,
  updateLocation,
} from "#domain/location-pages/write-location-pages.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { tagRoutes } from "../openapi.ts";
import {
  clampId,
  dataResponse,
  doneResponse,
  idParams,
  orNotFound,
  unwrapSaved,
} from "../response-schemas.ts";
import { route } from "../route.ts";
import { getStaffName, setRouteArea } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

export const locationBodyLimit = 512 * 1024;
const notFoundMessage = "There is no such location page.";

export async function staffLocationRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Location pages");
  setRouteArea(app, "location-pages");
  route(
    app,
    {
      method: "POST",
      url: "/api/locationpages/create",
      bodyLimit: locationBodyLimit,
      operationId: "createLocationPage",
      summary: "Creates a location page",
      body: newLocationSchema,
      reply: dataResponse(locationSchema),
    },
    async (request) => {
      const data = await withAudit(
        db,
        request,
        async (trx) => unwrapSaved(await createLocation(trx, request.body, getStaffName(request))),
        (page) => ({ action: "location-added", target: getAuditTarget(page) }),
      );
      return { message: "The location page is saved.", data };
    },
  );

  route(
    app,
    {
      method: "PUT",
      url: "/api/locationpages/:id",
      bodyLimit: locationBodyLimit,
      operationId: "updateLocationPage",
      summary: "Updates a location page",
      params: idParams,
      body: locationPatchSchema,
      errorStatuses: [404, 409],
      reply: dataResponse(locationSchema),
      conflict: locationSchema,
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
      return { message: "The location page is saved.", data };
    },
  );

  route(
    app,
    {
      method: "DELETE",
      url: "/api/locationpages/:id",
      operationId: "removeLocationPage",
      summary: "Moves a location page to the trash for 30 days",
      params: idParams,
      errorStatuses: [404],
      reply: doneResponse,
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
      return { message: `“${page.main_heading}” is in the trash.` };
    },
  );
}

function getAuditTarget({ location_id, main_heading }: LocationPage) {
  return { id: location_id, name: main_heading };
}
