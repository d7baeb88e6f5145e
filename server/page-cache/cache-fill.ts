import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { secondMs } from "#domain/records/time-units.ts";

/** The pages beyond these are cached when a visitor opens them. */
const maxPages = 1000;
/** Each page is followed by a pause of four times its own duration, so that visitors come first. */
const restFactor = 4;
/** One save changes several tables, and each change starts the fill again. */
const delayMs = secondMs;
/** Bots are not counted as visitors, and nobody can guess this one to stay out of the log. */
const userAgent = `cache-fill bot ${randomUUID()}`;

interface CacheFillOptions {
  siteUrl: string;
  isCached: (path: string) => boolean;
}

/** Renders the pages of the sitemap one by one, so that no visitor waits for one after a change. */
export function createCacheFill(app: FastifyInstance, { siteUrl, isCached }: CacheFillOptions) {
  const headers = { host: new URL(siteUrl).host, "user-agent": userAgent };
  let latestRun = 0;

  async function fill(run: number): Promise<void> {
    await rest(delayMs);
    if (run !== latestRun) return;
    for (const path of await listPages("/sitemap.xml")) {
      if (run !== latestRun) return;
      if (isCached(path)) continue;
      const startedAt = performance.now();
      await app.inject({ url: path, headers: { ...headers, "accept-encoding": "br" } });
      await rest((performance.now() - startedAt) * restFactor);
    }
  }

  /** A sitemap of many pages is an index of further sitemaps. */
  async function listPages(url: string): Promise<string[]> {
    const { body } = await app.inject({ url, headers });
    const paths = listPaths(body, siteUrl);
    if (!body.includes("<sitemapindex")) return paths.slice(0, maxPages);
    const pages: string[] = [];
    for (const path of paths) pages.push(...(await listPages(path)));
    return pages.slice(0, maxPages);
  }

  return {
    /** Starts from the beginning if it is running. */
    start(): Promise<void> {
      latestRun += 1;
      return fill(latestRun).catch((error: unknown) => {
        app.log.warn({ err: error }, "the page cache is not filled");
      });
    },
    stop(): void {
      latestRun += 1;
    },
  };
}

/** These requests are not logged: there are as many as pages after each change. */
export function isCacheFill({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["user-agent"] === userAgent;
}

function listPaths(sitemap: string, siteUrl: string): string[] {
  const urls = sitemap.matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...urls].map(([, url = ""]) => url.slice(siteUrl.length) || "/");
}

function rest(ms: number): Promise<void> {
  return wait(ms, undefined, { ref: false });
}
