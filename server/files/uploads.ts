import type { FastifyInstance } from "fastify";
import type { ImageFormat } from "#domain/images/image.ts";
import { findImageFile } from "#domain/images/images.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { HttpError } from "../http/http-error.ts";
import { matchesEtag } from "../page-cache/cached-response.ts";

const fileNamePattern = /^([0-9a-f]{32})(?:-(\d{1,5}))?\.(avif|webp)$/;

/**
 * Serves uploaded images: /uploads/{hash}.webp is the widest, /uploads/{hash}-960.avif one width.
 * Browsers cache an image for one day only, because staff may remove it everywhere.
 */
export function registerUploads(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { "*": string } }>("/uploads/*", async (request, reply) => {
    const { "*": file } = request.params;
    const [, hash, width, format] = fileNamePattern.exec(file) ?? [];
    if (hash === undefined) throw new HttpError(404, notFoundMessage);
    const etag = `"${file}"`;
    const bytes = await findImageFile(
      db,
      hash,
      format as ImageFormat,
      width ? Number(width) : undefined,
    );
    if (bytes === undefined) throw new HttpError(404, notFoundMessage);
    reply.headers({
      "content-disposition": `inline; filename="${file}"`,
      "cache-control": "public, max-age=86400, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (matchesEtag(etag, request.headers["if-none-match"])) return reply.code(304).send();
    return reply.type(`image/${format}`).send(Buffer.from(bytes));
  });
}

const notFoundMessage = "There is no such picture.";
