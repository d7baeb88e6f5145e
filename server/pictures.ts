import type { FastifyInstance } from "fastify";
import { findPicture } from "#content/pictures/find-picture.ts";
import { widestAddress } from "#content/pictures/picture.ts";
import { Refusal } from "./errors.ts";

/**
 * The addresses of the site's own pictures that stay, whatever their content's hash is: what posts
 * keep as blog_image, and what feed readers ask for.
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
