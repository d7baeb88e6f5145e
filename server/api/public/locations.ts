import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { locationSchema } from "#domain/locations/location-schema.server.ts";
import {
  findLocation,
  findLocationBySlug,
  findMovedLocation,
  listLocations,
} from "#domain/locations/locations.server.ts";
import { readSlug } from "#domain/slug.ts";
import type { Db } from "#domain/tables.ts";
import { dataReply, failures, found, idOf, idParams } from "../replies.ts";

const missing = "There is no such location page.";
const oneReply = { 200: dataReply(locationSchema), ...failures };

/** Reading landing pages is open to anyone. */
export async function locationRoutes(app: FastifyInstance, { db }: { db: Db }) {
  app.get(
    "/api/locationpages",
    {
      schema: {
        summary: "All location pages",
        response: { 200: dataReply(Type.Array(locationSchema)), ...failures },
      },
    },
    async () => ({
      status: "success",
      message: "All location pages.",
      data: await listLocations(db),
    }),
  );

  app.get<{ Params: { id: number } }>(
    "/api/locationpages/:id",
    { schema: { summary: "One location page", params: idParams, response: oneReply } },
    async ({ params }) => ({
      status: "success",
      message: "One location page.",
      data: found(await findLocation(db, idOf(params)), missing),
    }),
  );

  app.get<{ Params: { slug: string } }>(
    "/api/locationpages/url/:slug",
    {
      schema: {
        summary: "One location page by its address; a former address forwards to it (301)",
        params: Type.Object({ slug: Type.String() }),
        response: oneReply,
      },
    },
    async ({ params }, reply) => {
      const slug = readSlug(params.slug) ?? "";
      const page = await findLocationBySlug(db, slug);
      const movedTo = page ? undefined : await findMovedLocation(db, slug);
      if (movedTo !== undefined)
        return reply.redirect(`/api/locationpages/url/${encodeURIComponent(movedTo)}`, 301);
      return { status: "success", message: "One location page.", data: found(page, missing) };
    },
  );
}
