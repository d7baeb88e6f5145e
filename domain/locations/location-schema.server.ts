import Type from "typebox";
import { changeSchema, inputSchema } from "../input.server.ts";
import { locationFields } from "./location.ts";

/** A new landing page: all sixteen fields are required. */
export const newLocationSchema = inputSchema(locationFields);

/** What a change may hold: what is left out stays; `updated_at` says which version is changed. */
export const locationChangeSchema = changeSchema(newLocationSchema, {
  updated_at: Type.Optional(Type.String({ title: "updated_at", maxLength: 40 })),
});

export const locationSchema = Type.Object({
  location_id: Type.Integer(),
  ...Object.fromEntries(Object.keys(locationFields).map((name) => [name, Type.String()])),
  slug: Type.String({ description: "The normal form of slug_url: the address /location/{slug}" }),
  updated_at: Type.String(),
});
