import { type PageHtml, readPage } from "./page-html.ts";
import type { Site } from "./site.ts";

export interface Walk {
  /** By path and query: every page that something of ours leads to. */
  pages: Map<string, PageHtml>;
  /** Those that links alone lead to, from the home page on. */
  linked: string[];
  /** The pages that stand in for sites of a made-up clinic: no page of the site's own. */
  samples: Map<string, PageHtml>;
  /** What answered something else than 200, and where that address stands. */
  broken: string[];
}

const samplePath = /^\/(?:book(?:\?|$)|sample\/)/;

/**
 * Follows every link of the site from its home page, those to the same page in other words too, and
 * then whatever else is told to search engines and feed readers.
 */
export async function walkSite(site: Site): Promise<Walk> {
  const { siteUrl } = site.config;
  const seen = new Set<string>();
  const pages: Walk["pages"] = new Map();
  const samples: Walk["samples"] = new Map();
  const broken: string[] = [];

  async function follow(addresses: string[], from: string): Promise<void> {
    const waiting = addresses.map((href) => ({ href, from }));
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const url = new URL(next.href, siteUrl + next.from);
      const path = url.pathname + url.search;
      if (url.origin !== siteUrl || seen.has(path)) continue;
      seen.add(path);
      const reply = await site.get(path);
      if (reply.statusCode !== 200)
        broken.push(`${path} answers ${reply.statusCode}: ${next.from}`);
      else waiting.push(...addressesIn(reply).map((href) => ({ href, from: path })));
    }
  }

  function addressesIn({ headers, body, raw }: Awaited<ReturnType<Site["get"]>>): string[] {
    const type = String(headers["content-type"]);
    if (type.includes("xml") && !type.includes("svg"))
      return [...body.matchAll(/<(?:\w+:)?(?:loc|link)>([^<]+)</g)].map(
        ([, address = ""]) => address,
      );
    if (!type.startsWith("text/html")) return [];
    const page = readPage(body);
    const path = raw.req.url ?? "";
    (samplePath.test(path) ? samples : pages).set(path, page);
    const alternates = page.linkTags.filter(({ rel }) => rel === "alternate");
    return [...page.links, ...alternates].flatMap(({ href }) => href ?? []);
  }

  await follow(["/"], "/");
  const linked = [...pages.keys()];
  const robots = await site.get("/robots.txt");
  const sitemaps = [...robots.body.matchAll(/^sitemap: *(\S+)/gim)];
  await follow(
    sitemaps.map(([, address = ""]) => address),
    "/robots.txt",
  );
  return { pages, linked, samples, broken };
}
