import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../http/http-error.ts";

const immutableCache = { immutable: true, maxAge: "365d" } as const;
const maxPathLength = 300;

/** A browser that opens a picture or a video alone wraps it in a page with inline styles. */
const mediaPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The build compressed scripts and styles; media are already compressed and may be embedded by
 * other sites. A missing file is 404, never a page.
 */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  app.addHook("onRequest", async ({ raw: { url = "" } }) => {
    // The file system rejects such a long name, and the plugin would respond 403.
    if (url.startsWith("/static/") && url.length > maxPathLength)
      throw new HttpError(404, "There is nothing at this address.");
  });
  await app.register(fastifyStatic, {
    ...immutableCache,
    root: join(clientDir, "static"),
    prefix: "/static/",
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    ...immutableCache,
    root: join(clientDir, "static/media"),
    prefix: "/static/media/",
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header("cross-origin-resource-policy", "cross-origin");
      reply.header("content-security-policy", mediaPolicy);
    },
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: "/",
    decorateReply: false,
    wildcard: false,
    globIgnore: ["static/**", ".vite/**"],
    maxAge: "1h",
  });
}
