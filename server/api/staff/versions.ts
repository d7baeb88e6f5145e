import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { ItemKind } from "#domain/items/item.ts";
import { findVersion, listVersions } from "#domain/items/versions.server.ts";
import { locationSchema } from "#domain/locations/location-schema.server.ts";
import { blankLocationRow, toLocation } from "#domain/locations/locations.server.ts";
import { postSchema } from "#domain/posts/post-schema.server.ts";
import { blankPostRow, toPost } from "#domain/posts/posts.server.ts";
import type { Db } from "#domain/tables.ts";
import { dataReply, failures, found, idOf, idParams } from "../replies.ts";
import { kindSchema } from "./trash.ts";

const versionSchema = Type.Object({
  version_id: Type.Integer(),
  saved_at: Type.String(),
  saved_by: Type.String(),
});

export async function versionRoutes(app: FastifyInstance, { db }: { db: Db }) {
  app.get<{ Params: { kind: ItemKind; id: number } }>(
    "/api/staff/versions/:kind/:id",
    {
      schema: {
        summary: "The saved versions of an item, most recent first",
        params: Type.Object({ kind: kindSchema, ...idParams.properties }),
        response: { 200: dataReply(Type.Array(versionSchema)), ...failures },
      },
    },
    async ({ params }) => ({
      status: "success",
      message: "The saved versions.",
      data: await listVersions(db, params.kind, idOf(params)),
    }),
  );

  app.get<{ Params: { id: number; version: number } }>(
    "/api/staff/versions/post/:id/:version",
    {
      schema: {
        summary: "An earlier version of a post",
        params: oneParams,
        response: { 200: dataReply(postSchema), ...failures },
      },
    },
    async ({ params }) => {
      const row = await findVersion(db, keyOf("post", params), blankPostRow);
      return { status: "success", message: "A version.", data: toPost(found(row, missing)) };
    },
  );

  app.get<{ Params: { id: number; version: number } }>(
    "/api/staff/versions/location/:id/:version",
    {
      schema: {
        summary: "An earlier version of a location page",
        params: oneParams,
        response: { 200: dataReply(locationSchema), ...failures },
      },
    },
    async ({ params }) => {
      const row = await findVersion(db, keyOf("location", params), blankLocationRow);
      return { status: "success", message: "A version.", data: toLocation(found(row, missing)) };
    },
  );
}

const oneParams = Type.Object({ ...idParams.properties, version: idParams.properties.id });

function keyOf(kind: ItemKind, { id, version }: { id: number; version: number }) {
  return { kind, id: idOf({ id }), versionId: idOf({ id: version }) };
}

const missing = "There is no such version.";
