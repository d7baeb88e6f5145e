import Type, { type Static } from "typebox";
import { namedObject } from "../fields/endpoint.server.ts";

export const revisionSchema = namedObject("ItemVersion", {
  version_id: Type.Integer(),
  saved_at: Type.String(),
  saved_by: Type.String(),
  changes: Type.Array(
    Type.Object({
      name: Type.String({ description: "The name of the field" }),
      count: Type.Integer({ description: "Changed entries of a list; 0 for their order alone" }),
    }),
    { description: "What differs from the version before; empty for the oldest one" },
  ),
});

export type ItemRevision = Static<typeof revisionSchema>;
export type FieldChange = ItemRevision["changes"][number];
