import type { FastifyInstance } from "fastify";
import { findPicture } from "#content/pictures/find-picture.ts";
import { widestAddress } from "#content/pictures/picture.ts";
import { Refusal } from "./errors.ts";

/**
 * Stable paths that redirect to the hashed files of the site's own pictures. Posts store them as
 * blog_image, and feed readers request them.
 */
export function addPictures(app: FastifyInstance): void {
  app.get<{ Params: { folder: string; file: string } }>(
    "/pictures/:folder/:file",
    async ({ params }, reply) => {
      const [, name = ""] = /^([\w-]+)\.webp$/.exec(params.file) ?? [];
      const picture = findPicture(`${params.folder}/${name}`);
      if (picture === undefined) throw new Refusal(404, "There is no such picture.");
      reply.header("cache-control", "public, max-age=3600");
      return reply.redirect(widestAddress(picture), 302);
    },
  );
}
