import Type from "typebox";
import { dataResponse, endpoint, idParams, slugQuery } from "../fields/endpoint.server.ts";
import {
  locationPatchSchema,
  locationSchema,
  newLocationSchema,
  similaritySchema,
  similarPageSchema,
  staffLocationSchema,
} from "./location-page-schema.server.ts";

export const locationEndpoints = {
  create: endpoint("POST", "/api/locationpages/create", {
    body: newLocationSchema,
    reply: dataResponse(locationSchema),
  }),
  update: endpoint("PUT", "/api/locationpages/:id", {
    params: idParams,
    body: locationPatchSchema,
    reply: dataResponse(locationSchema),
    conflict: locationSchema,
  }),
  find: endpoint("GET", "/api/locationpages/:id", {
    params: idParams,
    reply: dataResponse(locationSchema),
  }),
  remove: endpoint("DELETE", "/api/locationpages/:id", { params: idParams }),
  list: endpoint("GET", "/api/locationpages", { reply: dataResponse(Type.Array(locationSchema)) }),
  listAll: endpoint("GET", "/api/staff/locations", {
    query: slugQuery,
    reply: dataResponse(Type.Array(staffLocationSchema)),
  }),
  findSimilar: endpoint("POST", "/api/staff/locations/similar", {
    body: similaritySchema,
    reply: dataResponse(Type.Array(similarPageSchema, { maxItems: 1 })),
  }),
};
