import Type from "typebox";
import { dataResponse, doneResponse, type Endpoints, idParams } from "../fields/endpoint.server.ts";
import {
  newPostSchema,
  postPatchSchema,
  postSchema,
  staffPostSchema,
} from "./post-schema.server.ts";

export const postEndpoints = {
  create: { method: "POST", url: "/blog", body: newPostSchema, reply: dataResponse(postSchema) },
  update: {
    method: "PUT",
    url: "/blog/:id",
    params: idParams,
    body: postPatchSchema,
    reply: dataResponse(postSchema),
    conflict: postSchema,
  },
  find: { method: "GET", url: "/blog/:id", params: idParams, reply: dataResponse(postSchema) },
  remove: { method: "DELETE", url: "/blog/:id", params: idParams, reply: doneResponse },
  listAll: {
    method: "GET",
    url: "/api/staff/posts",
    reply: dataResponse(Type.Array(staffPostSchema)),
  },
} as const satisfies Endpoints;
