import Type from "typebox";
import {
  dataResponse,
  endpoint,
  idParams,
  namedObject,
  slugQuery,
} from "../fields/endpoint.server.ts";
import { wordSchema } from "../fields/input-parser.server.ts";
import { linkTargetKinds, maxLinkSearchLength, maxLinkTargets } from "../records/link-target.ts";
import { postStatuses } from "./post.ts";
import {
  newPostSchema,
  postPatchSchema,
  postSchema,
  staffPostSchema,
} from "./post-schema.server.ts";

const linkTargetSchema = namedObject("LinkTarget", {
  kind: wordSchema(linkTargetKinds),
  title: Type.String(),
  path: Type.String(),
  state: wordSchema([...postStatuses, "scheduled"] as const),
  published_date: Type.String({ description: "Empty for a page without a date" }),
});

export const postEndpoints = {
  create: endpoint("POST", "/blog", { body: newPostSchema, reply: dataResponse(postSchema) }),
  update: endpoint("PUT", "/blog/:id", {
    params: idParams,
    body: postPatchSchema,
    reply: dataResponse(postSchema),
    conflict: postSchema,
  }),
  find: endpoint("GET", "/blog/:id", { params: idParams, reply: dataResponse(postSchema) }),
  remove: endpoint("DELETE", "/blog/:id", { params: idParams }),
  listAll: endpoint("GET", "/api/staff/posts", {
    query: slugQuery,
    reply: dataResponse(Type.Array(staffPostSchema)),
  }),
  findLinkTargets: endpoint("GET", "/api/staff/posts/link-targets", {
    query: Type.Object({ q: Type.String({ title: "Search", maxLength: maxLinkSearchLength }) }),
    reply: dataResponse(Type.Array(linkTargetSchema, { maxItems: maxLinkTargets })),
  }),
};
