import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { findMostAlike } from "#domain/locations/alike.server.ts";
import type { Paragraphs } from "#domain/locations/likeness.ts";
import type { LocationPage, LocationTexts } from "#domain/locations/location.ts";
import {
  alikeSchema,
  likenessSchema,
  locationChangeSchema,
  locationSchema,
  newLocationSchema,
} from "#domain/locations/location-schema.server.ts";
import {
  createLocation,
  type LocationChange,
  removeLocation,
  updateLocation,
} from "#domain/locations/write-locations.server.ts";
import type { Db } from "#domain/tables.ts";
import {
  conflictReply,
  dataReply,
  doneReply,
  failures,
  found,
  idOf,
  idParams,
  savedItem,
} from "../replies.ts";
import { audited } from "./audited.ts";
import { staffName } from "./guard.ts";

const bodyLimit = 512 * 1024;
const missing = "There is no such location page.";

export async function staffLocationRoutes(app: FastifyInstance, { db }: { db: Db }) {
  app.post<{ Body: LocationTexts }>(
    "/api/locationpages/create",
    {
      bodyLimit,
      schema: {
        summary: "Creates a location page",
        body: newLocationSchema,
        response: { 200: dataReply(locationSchema), ...failures },
      },
    },
    async (request) => {
      const data = await audited(
        db,
        request,
        async (trx) => savedItem(await createLocation(trx, request.body, staffName(request))),
        (page) => ({ act: "location-added", thing: thingOf(page) }),
      );
      return { status: "success", message: "The location page is saved.", data };
    },
  );

  app.put<{ Params: { id: number }; Body: LocationChange }>(
    "/api/locationpages/:id",
    {
      bodyLimit,
      schema: {
        summary: "Updates a location page",
        params: idParams,
        body: locationChangeSchema,
        response: {
          200: dataReply(locationSchema),
          409: conflictReply(locationSchema),
          ...failures,
        },
      },
    },
    async (request) => {
      const id = idOf(request.params);
      const by = staffName(request);
      const data = await audited(
        db,
        request,
        async (trx) => savedItem(found(await updateLocation(trx, id, request.body, by), missing)),
        (page) => ({ act: "location-saved", thing: thingOf(page) }),
      );
      return { status: "success", message: "The location page is saved.", data };
    },
  );

  app.post<{ Body: Paragraphs & { id?: number } }>(
    "/api/staff/locations/likeness",
    {
      bodyLimit,
      schema: {
        summary: "The location page most like this one, if the two are too similar",
        body: likenessSchema,
        response: { 200: dataReply(Type.Array(alikeSchema, { maxItems: 1 })), ...failures },
      },
    },
    async ({ body }) => {
      const alike = await findMostAlike(db, body, body.id);
      const message = alike ? "There is a similar page." : "There is no similar page.";
      return { status: "success", message, data: alike ? [alike] : [] };
    },
  );

  app.delete<{ Params: { id: number } }>(
    "/api/locationpages/:id",
    {
      schema: {
        summary: "Moves a location page to the trash for 30 days",
        params: idParams,
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const id = idOf(request.params);
      const page = await audited(
        db,
        request,
        async (trx) => found(await removeLocation(trx, id, staffName(request)), missing),
        (removed) => ({ act: "location-trashed", thing: thingOf(removed) }),
      );
      return { status: "success", message: `“${page.main_heading}” is in the trash.` };
    },
  );
}

function thingOf({ location_id, main_heading }: LocationPage) {
  return { id: location_id, name: main_heading };
}
