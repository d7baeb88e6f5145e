import swagger from "@fastify/swagger";
import type { FastifyInstance, FastifySchema } from "fastify";
import { clinic } from "#content/clinic.ts";

/** Describes every route that says what it answers. It is registered before them. */
export async function addApiDocument(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.1",
      info: {
        title: clinic.shortName,
        version: "1",
        description:
          "The only way to change anything. Staff calls need the cookie of " +
          "POST /api/users/login. A write that a browser sends from another site is refused.",
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
      return { schema: isDescribed ? plain(schema) : { hide: true }, url };
    },
  });

  app.get("/api/openapi.json", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return app.swagger();
  });
}

/** Without what our own schemas carry along for the refusals' sake. */
function plain(schema: FastifySchema): FastifySchema {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === "field" ? undefined : value)));
}
