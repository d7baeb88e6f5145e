import type { FastifyInstance } from "fastify";
import { findSlugByPermalink } from "#domain/posts/former-permalinks.server.ts";
import { findPostNumber, getNumberPermalink, normalizePermalink } from "#domain/posts/permalink.ts";
import { getPostPath } from "#domain/posts/post.ts";
import type { Db } from "#domain/records/tables.ts";

/** /blog/7 is a call of the API; other sites have posts at /blog/words. */
const namedBlogPath = /^\/blog\/(?!\d*(?:[/?]|$))[^/?]+\/?(?:\?|$)/i;

/**
 * Redirects the former addresses of imported posts that never reach the pages: /?p=7 would be the
 * home page, and /blog/my-post a call of the API. All others lead to a missing page first.
 */
export function registerPermalinkRedirects(app: FastifyInstance, db: Db): void {
  app.addHook("onRequest", async ({ method, raw: { url = "" } }, reply) => {
    if (method !== "GET" && method !== "HEAD") return;
    const number = findPostNumber(url);
    const permalink =
      number === undefined
        ? namedBlogPath.test(url) && normalizePermalink(url)
        : getNumberPermalink(number);
    const slug = permalink && (await findSlugByPermalink(db, permalink));
    const path = slug && getPostPath(slug);
    if (path)
      return reply.code(301).headers({ location: path, "cache-control": "no-cache" }).send();
  });
}

/** The post that had this path on its former site, for paths of which this site has no page. */
export async function findFormerPath(db: Db, path: string): Promise<string | undefined> {
  const permalink = normalizePermalink(path);
  const slug = permalink && (await findSlugByPermalink(db, permalink));
  return slug && getPostPath(slug);
}
