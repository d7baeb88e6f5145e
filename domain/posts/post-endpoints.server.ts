import Type from "typebox";
import { dataResponse, endpoint, idParams, slugQuery } from "../fields/endpoint.server.ts";
import {
  newPostSchema,
  postPatchSchema,
  postSchema,
  staffPostSchema,
} from "./post-schema.server.ts";

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
};
