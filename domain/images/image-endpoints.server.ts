import Type, { type Static } from "typebox";
import { dataResponse, endpoint, namedObject } from "../fields/endpoint.server.ts";
import { inputSchema } from "../fields/input-parser.server.ts";
import { passwordFields } from "../staff/staff-user.ts";
import { imageFields } from "./image.ts";

const imageSchema = namedObject("Image", {
  hash: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  created_at: Type.String(),
  file_name: Type.String({ description: "As the uploaded file was called" }),
  alt: Type.String({ description: "What it shows, for the places that use it next" }),
  focus_x: Type.Integer({ description: "The focal point, in per cent from the left" }),
  focus_y: Type.Integer({ description: "The focal point, in per cent from the top" }),
  posts: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
  clinic_kinds: Type.Array(Type.String(), {
    description: "The kinds of clinic content that show it",
  }),
});

export type ImageListItem = Static<typeof imageSchema>;

const params = Type.Object({ hash: Type.String() });
const percent = Type.Integer({ minimum: 0, maximum: 100 });

export const imageEndpoints = {
  list: endpoint("GET", "/api/staff/images", {
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1 })),
      q: Type.Optional(Type.String({ maxLength: 100 })),
      hash: Type.Optional(Type.String({ description: "That of a single image" })),
      only: Type.Optional(
        Type.Literal("undescribed", { description: "Images without a description" }),
      ),
    }),
    reply: dataResponse(Type.Array(imageSchema)),
  }),
  describe: endpoint("PUT", "/api/staff/images/:hash", {
    params,
    body: inputSchema(imageFields, { focus_x: percent, focus_y: percent }),
  }),
  replace: endpoint("POST", "/api/staff/images/:hash/replace", {
    params,
    body: Type.Object({ by: Type.String({ description: "The hash of the new image" }) }),
    reply: dataResponse(Type.Object({ posts: Type.Integer(), entries: Type.Integer() })),
  }),
  remove: endpoint("POST", "/api/staff/images/:hash/remove", {
    params,
    body: inputSchema(passwordFields, {
      uses: Type.Optional(
        Type.Integer({
          minimum: 0,
          description:
            "How many posts and kinds of clinic content showed it: others are a conflict",
        }),
      ),
    }),
  }),
};
