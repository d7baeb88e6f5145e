import Type from "typebox";
import { dataResponse, doneResponse, type Endpoints, idParams } from "../fields/endpoint.server.ts";
import {
  locationPatchSchema,
  locationSchema,
  newLocationSchema,
  similaritySchema,
  similarPageSchema,
  staffLocationSchema,
} from "./location-page-schema.server.ts";

export const locationEndpoints = {
  create: {
    method: "POST",
    url: "/api/locationpages/create",
    body: newLocationSchema,
    reply: dataResponse(locationSchema),
  },
  update: {
    method: "PUT",
    url: "/api/locationpages/:id",
    params: idParams,
    body: locationPatchSchema,
    reply: dataResponse(locationSchema),
    conflict: locationSchema,
  },
  find: {
    method: "GET",
    url: "/api/locationpages/:id",
    params: idParams,
    reply: dataResponse(locationSchema),
  },
  remove: {
    method: "DELETE",
    url: "/api/locationpages/:id",
    params: idParams,
    reply: doneResponse,
  },
  list: {
    method: "GET",
    url: "/api/locationpages",
    reply: dataResponse(Type.Array(locationSchema)),
  },
  listAll: {
    method: "GET",
    url: "/api/staff/locations",
    reply: dataResponse(Type.Array(staffLocationSchema)),
  },
  findSimilar: {
    method: "POST",
    url: "/api/staff/locations/likeness",
    body: similaritySchema,
    reply: dataResponse(Type.Array(similarPageSchema, { maxItems: 1 })),
  },
} as const satisfies Endpoints;
