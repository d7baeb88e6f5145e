import swagger from "@fastify/swagger";
import type { FastifyInstance, FastifySchema } from "fastify";
import { clinic } from "#content/clinic.ts";

/** Describes every route that has response schemas. It must be registered before those routes. */
export async function registerOpenApi(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.1",
      info: {
        title: clinic.shortName,
        version: "1",
        description:
          "All changes to stored data go through this API. Staff routes need the session cookie " +
          "that POST /api/users/login sets. Writes from another site are rejected.",
      },
      servers: [{ url: siteUrl }],
      components: {
        securitySchemes: {
          session: {
            type: "apiKey",
            in: "cookie",
            name: siteUrl.startsWith("https:") ? "__Host-session" : "session",
          },
        },
      },
    },
    transform: ({ schema, url }) => {
      const isDescribed = schema?.response !== undefined;
      return { schema: isDescribed ? stripInternalKeys(schema) : { hide: true }, url };
    },
  });

  app.get("/api/openapi.json", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return app.swagger();
  });
}

function stripInternalKeys(schema: FastifySchema): FastifySchema {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === "field" ? undefined : value)));
}
