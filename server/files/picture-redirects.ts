import type { FastifyInstance } from "fastify";
import { findPictureByPath } from "#content/pictures/find-picture.ts";
import { largestUrl } from "#content/pictures/picture.ts";
import { HttpError } from "../http/http-error.ts";

/**
 * Stable paths that redirect to the hashed files of the site's own pictures. Posts store them as
 * blog_image, and feed readers request them.
 */
export function registerPictureRedirects(app: FastifyInstance): void {
  app.get<{ Params: { "*": string } }>("/pictures/*", async ({ params }, reply) => {
    const picture = findPictureByPath(`/pictures/${params["*"]}`);
    if (picture === undefined) throw new HttpError(404, "There is no such picture.");
    reply.header("cache-control", "public, max-age=3600");
    return reply.redirect(largestUrl(picture), 302);
  });
}
