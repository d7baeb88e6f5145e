import { recordEndpoints } from "#domain/content-types/record-endpoints.server.ts";
import { blankLocationRow, toLocation } from "#domain/location-pages/location-pages.server.ts";
import { blankPostRow, toPost } from "#domain/posts/posts.server.ts";
import type { ItemKind } from "#domain/records/item.ts";
import { findRevision, listRevisions } from "#domain/records/revisions.server.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";

export const versionRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...recordEndpoints.listVersions,
    operationId: "listVersions",
    summary: "The saved versions of an item, most recent first",
    handler: async ({ params }) => ({
      message: "The saved versions.",
      data: await listRevisions(db, params.kind, clampId(params)),
    }),
  });

  route(app, {
    ...recordEndpoints.findPostVersion,
    config: { area: "posts" },
    operationId: "getPostVersion",
    summary: "An earlier version of a post",
    errorStatuses: [404],
    handler: async ({ params }) => {
      const row = await findRevision(db, getVersionKey("post", params), blankPostRow);
      return { message: "A version.", data: toPost(orNotFound(row, notFoundMessage)) };
    },
  });

  route(app, {
    ...recordEndpoints.findLocationVersion,
    config: { area: "location-pages" },
    operationId: "getLocationPageVersion",
    summary: "An earlier version of a location page",
    errorStatuses: [404],
    handler: async ({ params }) => {
      const row = await findRevision(db, getVersionKey("location", params), blankLocationRow);
      return { message: "A version.", data: toLocation(orNotFound(row, notFoundMessage)) };
    },
  });
};

function getVersionKey(kind: ItemKind, { id, version }: { id: number; version: number }) {
  return { kind, id: clampId({ id }), versionId: clampId({ id: version }) };
}

const notFoundMessage = "There is no such version.";
