import type { FastifyInstance } from "fastify";
import { findPicture } from "#content/pictures/find-picture.ts";
import { largestUrl } from "#content/pictures/picture.ts";
import { HttpError } from "../http/http-error.ts";

/**
 * Stable paths that redirect to the hashed files of the site's own pictures. Posts store them as
 * blog_image, and feed readers request them.
 */
export function registerPictureRedirects(app: FastifyInstance): void {
  app.get<{ Params: { folder: string; file: string } }>(
    "/pictures/:folder/:file",
    async ({ params }, reply) => {
      const [, name = ""] = /^([\w-]+)\.webp$/.exec(params.file) ?? [];
      const picture = findPicture(`${params.folder}/${name}`);
      if (picture === undefined) throw new HttpError(404, "There is no such picture.");
      reply.header("cache-control", "public, max-age=3600");
      return reply.redirect(largestUrl(picture), 302);
    },
  );
}
