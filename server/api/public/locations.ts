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
import type { ShareAnswer } from "../../page-cache/shared-answers.ts";
import { dataReply, failures, found, idOf, idParams } from "../replies.ts";
import { answerReading } from "./shared-reading.ts";

const missing = "There is no such location page.";
const oneReply = { 200: dataReply(locationSchema), ...failures };

export async function locationRoutes(app: FastifyInstance, { share }: { share: ShareAnswer }) {
  app.get(
    "/api/locationpages",
    {
      schema: {
        summary: "All location pages",
        response: { 200: dataReply(Type.Array(locationSchema)), ...failures },
      },
    },
    (request, reply) =>
      answerReading(share, request, reply, async ({ db }) => ({
        status: "success",
        message: "All location pages.",
        data: await listLocations(db),
      })),
  );

  app.get<{ Params: { id: number } }>(
    "/api/locationpages/:id",
    { schema: { summary: "One location page", params: idParams, response: oneReply } },
    (request, reply) =>
      answerReading(share, request, reply, async ({ db }) => ({
        status: "success",
        message: "One location page.",
        data: found(await findLocation(db, idOf(request.params)), missing),
      })),
  );

  app.get<{ Params: { slug: string } }>(
    "/api/locationpages/url/:slug",
    {
      schema: {
        summary: "One location page by its slug; a former slug redirects (301)",
        params: Type.Object({ slug: Type.String() }),
        response: oneReply,
      },
    },
    (request, reply) =>
      answerReading(share, request, reply, async ({ db }) => {
        const slug = readSlug(request.params.slug) ?? "";
        const page = await findLocationBySlug(db, slug);
        const movedTo = page ? undefined : await findMovedLocation(db, slug);
        if (movedTo !== undefined) {
          reply.redirect(`/api/locationpages/url/${encodeURIComponent(movedTo)}`, 301);
          return "sent";
        }
        return { status: "success", message: "One location page.", data: found(page, missing) };
      }),
  );
}
