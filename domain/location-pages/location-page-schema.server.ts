import Type, { type Static } from "typebox";
import { toDraftFields } from "../fields/draft-fields.ts";
import { namedObject } from "../fields/endpoint.server.ts";
import type { Field } from "../fields/field-list.ts";
import {
  inputSchema,
  patchSchema,
  textSchemas,
  wordSchema,
} from "../fields/input-parser.server.ts";
import { itemStatuses } from "../records/item.ts";
import { maxId } from "../records/max-id.ts";
import { locationFields } from "./location-page.ts";
import { comparedFields } from "./similarity.ts";

/** A draft may lack any of them; saving checks a published page. */
const draftFields = toDraftFields(locationFields);

export const newLocationSchema = inputSchema(
  draftFields,
  { status: Type.Optional(wordSchema(itemStatuses, { title: "Status", default: "published" })) },
  { schemaName: "NewLocationPage" },
);

export const locationPatchSchema = patchSchema(newLocationSchema, {
  schemaName: "LocationPageChanges",
});

export const similaritySchema = inputSchema(
  Object.fromEntries<Field>(comparedFields.map((name) => [name, draftFields[name]])) as Record<
    (typeof comparedFields)[number],
    Field
  >,
  { id: Type.Optional(Type.Integer({ minimum: 1, maximum: maxId })) },
);

export const similarPageSchema = namedObject("SimilarLocationPage", {
  name: Type.String({ description: "The main heading of the other page" }),
  part: Type.Number({
    description: "The share of text that both pages have in common, from 0 to 1",
  }),
});

export type SimilarPage = Static<typeof similarPageSchema>;

export const locationSchema = namedObject("LocationPage", {
  location_id: Type.Integer(),
  ...textSchemas(locationFields),
  slug: Type.String({
    description: "The normal form of slug_url, as in the URL /location/{slug}",
  }),
  status: wordSchema(itemStatuses),
  updated_at: Type.String(),
});

export type LocationPage = Static<typeof locationSchema>;

export const staffLocationSchema = namedObject("StaffListedLocationPage", {
  location_id: Type.Integer(),
  slug: Type.String(),
  main_heading: Type.String(),
  status: wordSchema(itemStatuses),
  updated_at: Type.String(),
});
