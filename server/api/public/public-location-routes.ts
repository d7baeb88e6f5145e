import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { locationSchema } from "#domain/location-pages/location-page-schema.server.ts";
import {
  findLocation,
  findLocationBySlug,
  findLocationRedirect,
  listLocations,
} from "#domain/location-pages/location-pages.server.ts";
import { parseSlug } from "#domain/records/slug.ts";
import type { SharedResponder } from "#server/page-cache/shared-response.ts";
import { tagRoutes } from "../openapi.ts";
import {
  clampId,
  dataResponse,
  errorResponses,
  idParams,
  orNotFound,
  redirectResponse,
} from "../response-schemas.ts";
import { sendPublicData } from "./send-public-data.ts";

const notFoundMessage = "There is no such location page.";
const locationResponse = { 200: dataResponse(locationSchema), ...errorResponses };

export async function publicLocationRoutes(
  app: FastifyInstance,
  { respondShared }: { respondShared: SharedResponder },
) {
  tagRoutes(app, "Location pages");
  app.get(
    "/api/locationpages",
    {
      schema: {
        operationId: "listLocationPages",
        summary: "All location pages",
        response: { 200: dataResponse(Type.Array(locationSchema)), ...errorResponses },
      },
    },
    (request, reply) =>
      sendPublicData(respondShared, request, reply, async ({ db }) => ({
        status: "success",
        message: "All location pages.",
        data: await listLocations(db),
      })),
  );

  app.get<{ Params: { id: number } }>(
    "/api/locationpages/:id",
    {
      schema: {
        operationId: "getLocationPage",
        summary: "One location page",
        params: idParams,
        errorStatuses: [404],
        response: {
          ...locationResponse,
          301: redirectResponse("A former slug: the Location header has the current URL"),
        },
      },
    },
    (request, reply) =>
      sendPublicData(respondShared, request, reply, async ({ db }) => ({
        status: "success",
        message: "One location page.",
        data: orNotFound(await findLocation(db, clampId(request.params)), notFoundMessage),
      })),
  );

  app.get<{ Params: { slug: string } }>(
    "/api/locationpages/url/:slug",
    {
      schema: {
        operationId: "getLocationPageBySlug",
        summary: "One location page by its slug; a former slug redirects (301)",
        params: Type.Object({ slug: Type.String() }),
        errorStatuses: [404],
        response: locationResponse,
      },
    },
    (request, reply) =>
      sendPublicData(respondShared, request, reply, async ({ db }) => {
        const slug = parseSlug(request.params.slug) ?? "";
        const page = await findLocationBySlug(db, slug);
        const currentSlug = page ? undefined : await findLocationRedirect(db, slug);
        if (currentSlug !== undefined) {
          reply.redirect(`/api/locationpages/url/${encodeURIComponent(currentSlug)}`, 301);
          return "sent";
        }
        return {
          status: "success",
          message: "One location page.",
          data: orNotFound(page, notFoundMessage),
        };
      }),
  );
}
