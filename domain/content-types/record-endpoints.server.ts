import Type, { type Static } from "typebox";
import { clinicKinds } from "../clinic/clinic-definitions.ts";
import { dataResponse, endpoint, idParams, namedObject } from "../fields/endpoint.server.ts";
import { wordSchema } from "../fields/input-parser.server.ts";
import { slugLimit } from "../fields/slug-format.ts";
import { locationSchema } from "../location-pages/location-page-schema.server.ts";
import { postSchema } from "../posts/post-schema.server.ts";
import {
  itemKinds,
  itemStatuses,
  maxChangedItems,
  type RecordKind,
  trashActions,
} from "../records/item.ts";
import { maxId } from "../records/max-id.ts";
import { revisionSchema } from "../records/revision-schema.server.ts";
import { linkTargetKinds, maxLinkSearchLength, maxLinkTargets } from "./link-target.ts";

const recordKinds: RecordKind[] = [...itemKinds, ...clinicKinds];

export const kindSchema = wordSchema(recordKinds, { schemaName: "RecordKind" });

const formerLinkParams = Type.Object({
  kind: wordSchema([...itemKinds], { schemaName: "ItemKind" }),
  ...idParams.properties,
});
const formerSlug = Type.Object({ slug: Type.String({ title: "Slug", maxLength: slugLimit }) });
const formerLinkReply = dataResponse(Type.Object({ posts: Type.Integer() }));
const itemParams = Type.Object({ kind: kindSchema, ...idParams.properties });
const versionParams = Type.Object({ ...idParams.properties, version: idParams.properties.id });

const linkTargetSchema = namedObject("LinkTarget", {
  kind: wordSchema(linkTargetKinds),
  title: Type.String(),
  path: Type.String(),
  state: wordSchema([...itemStatuses, "scheduled"] as const),
  published_date: Type.String({ description: "Empty for a page without a date" }),
});

export type LinkTarget = Static<typeof linkTargetSchema>;

export const recordEndpoints = {
  findLinkTargets: endpoint("GET", "/api/staff/posts/link-targets", {
    query: Type.Object({ q: Type.String({ title: "Search", maxLength: maxLinkSearchLength }) }),
    reply: dataResponse(Type.Array(linkTargetSchema, { maxItems: maxLinkTargets })),
  }),
  getFormerLinks: endpoint("GET", "/api/staff/former-links/:kind/:id", {
    params: formerLinkParams,
    query: formerSlug,
    reply: formerLinkReply,
  }),
  replaceFormerLinks: endpoint("PUT", "/api/staff/former-links/:kind/:id", {
    params: formerLinkParams,
    body: formerSlug,
    reply: formerLinkReply,
  }),
  restore: endpoint("POST", "/api/staff/trash/:kind/:id/restore", {
    params: itemParams,
    reply: dataResponse(Type.Object({ path: Type.String() })),
  }),
  deletePermanently: endpoint("DELETE", "/api/staff/trash/:kind/:id", { params: itemParams }),
  changeSeveral: endpoint("PUT", "/api/staff/trash/:kind/several", {
    params: Type.Object({ kind: wordSchema(itemKinds) }),
    body: Type.Object({
      ids: Type.Array(Type.Integer({ minimum: 1, maximum: maxId }), {
        title: "Items",
        minItems: 1,
        maxItems: maxChangedItems,
      }),
      action: wordSchema(trashActions, { title: "Action" }),
    }),
  }),
  listVersions: endpoint("GET", "/api/staff/versions/:kind/:id", {
    params: itemParams,
    reply: dataResponse(Type.Array(revisionSchema)),
  }),
  findPostVersion: endpoint("GET", "/api/staff/versions/post/:id/:version", {
    params: versionParams,
    reply: dataResponse(postSchema),
  }),
  findLocationVersion: endpoint("GET", "/api/staff/versions/location/:id/:version", {
    params: versionParams,
    reply: dataResponse(locationSchema),
  }),
};
