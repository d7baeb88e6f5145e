import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { clinic } from "#content/clinic.ts";
import { documentRoute, moveNamedSchemas } from "./openapi-document.ts";

declare module "fastify" {
  interface FastifySchema {
    /** Error statuses of this route for the OpenAPI document, beyond those of every route. */
    errorStatuses?: number[];
  }
}

const tagDescriptions = {
  Posts: "Posts of the blog and their categories",
  "Location pages": "Pages about the clinic for one neighbourhood each",
  "Contact forms": "What visitors send to the clinic",
  "Sign-in": "Sessions and one-time links to choose a password",
  "Clinic content":
    "Hours, notice, team, services and everything else that staff edit about the clinic",
  Images: "Uploaded images",
  Messages: "The inbox of what visitors sent",
  Email: "Notifications about messages",
  Autosaves: "What somebody has typed and not saved yet",
  "Trash and versions": "Removed items and earlier versions",
  Account: "The account of the signed-in user",
  Users: "The accounts of all staff",
  Visits: "How often each page is opened, and Book and Call are tapped",
  "Audit log": "Who did what, and when",
  Health: "Checks for load balancers and monitors",
};

export type ApiTag = keyof typeof tagDescriptions;

export function tagRoutes(app: FastifyInstance, tag: ApiTag): void {
  app.addHook("onRoute", (route) => {
    route.schema = { ...route.schema, tags: [tag] };
  });
}

/** It must be registered before the routes that it describes. */
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
        contact: { name: clinic.name, url: siteUrl },
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: siteUrl }],
      tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
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
    transform: ({ schema, url, route }) => {
      const isDescribed = schema?.response !== undefined;
      return {
        schema: isDescribed ? documentRoute(schema, route.method !== "GET") : { hide: true },
        url,
      };
    },
    transformObject: (document) =>
      "openapiObject" in document ? moveNamedSchemas(document.openapiObject) : {},
  });

  app.get("/api/openapi.json", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return app.swagger();
  });
}
