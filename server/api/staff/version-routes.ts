import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { locationSchema } from "#domain/location-pages/location-page-schema.server.ts";
import { blankLocationRow, toLocation } from "#domain/location-pages/location-pages.server.ts";
import { postSchema } from "#domain/posts/post-schema.server.ts";
import { blankPostRow, toPost } from "#domain/posts/posts.server.ts";
import type { ItemKind } from "#domain/records/item.ts";
import { findRevision, listRevisions } from "#domain/records/revisions.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { tagRoutes } from "../openapi.ts";
import { clampId, dataResponse, idParams, orNotFound } from "../response-schemas.ts";
import { route } from "../route.ts";
import { setRouteArea } from "./guard.ts";
import { kindSchema } from "./trash-routes.ts";

const versionSchema = Type.Object(
  {
    version_id: Type.Integer(),
    saved_at: Type.String(),
    saved_by: Type.String(),
  },
  { schemaName: "ItemVersion" },
);

export async function versionRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Trash and versions");
  setRouteArea(app, "by-kind");
  route(
    app,
    {
      method: "GET",
      url: "/api/staff/versions/:kind/:id",
      operationId: "listVersions",
      summary: "The saved versions of an item, most recent first",
      params: Type.Object({ kind: kindSchema, ...idParams.properties }),
      reply: dataResponse(Type.Array(versionSchema)),
    },
    async ({ params }) => ({
      message: "The saved versions.",
      data: await listRevisions(db, params.kind, clampId(params)),
    }),
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/staff/versions/post/:id/:version",
      config: { area: "posts" },
      operationId: "getPostVersion",
      summary: "An earlier version of a post",
      params: versionParams,
      errorStatuses: [404],
      reply: dataResponse(postSchema),
    },
    async ({ params }) => {
      const row = await findRevision(db, getVersionKey("post", params), blankPostRow);
      return {
        message: "A version.",
        data: toPost(orNotFound(row, notFoundMessage)),
      };
    },
  );

  route(
    app,
    {
      method: "GET",
      url: "/api/staff/versions/location/:id/:version",
      config: { area: "location-pages" },
      operationId: "getLocationPageVersion",
      summary: "An earlier version of a location page",
      params: versionParams,
      errorStatuses: [404],
      reply: dataResponse(locationSchema),
    },
    async ({ params }) => {
      const row = await findRevision(db, getVersionKey("location", params), blankLocationRow);
      return {
        message: "A version.",
        data: toLocation(orNotFound(row, notFoundMessage)),
      };
    },
  );
}

const versionParams = Type.Object({ ...idParams.properties, version: idParams.properties.id });

function getVersionKey(kind: ItemKind, { id, version }: { id: number; version: number }) {
  return { kind, id: clampId({ id }), versionId: clampId({ id: version }) };
}

const notFoundMessage = "There is no such version.";
