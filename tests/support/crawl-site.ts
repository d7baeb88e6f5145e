import type { Site } from "./open-site.ts";
import { type ParsedPage, parsePage } from "./parse-page.ts";

export interface SiteCrawl {
  pages: Map<string, ParsedPage>;
  /** Paths reached from the home page by links alone. */
  linkedPaths: string[];
  /** Sample pages that replace external sites of the demo clinic. */
  samples: Map<string, ParsedPage>;
  brokenLinks: string[];
}

const samplePath = /^\/(?:book(?:\?|$)|sample\/)/;

/** The contact page with the first words of a message, and the search: no search engine lists them. */
const unlistedPath = /^\/(?:contact\?about=|search(?:\?|$))/;

export async function crawlSite(site: Site): Promise<SiteCrawl> {
  const { siteUrl } = site.config;
  const visited = new Set<string>();
  const pages: SiteCrawl["pages"] = new Map();
  const samples: SiteCrawl["samples"] = new Map();
  const brokenLinks: string[] = [];

  async function followLinks(urls: string[], from: string): Promise<void> {
    const queue = urls.map((href) => ({ href, from }));
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const url = new URL(next.href, siteUrl + next.from);
      const path = url.pathname + url.search;
      if (url.origin !== siteUrl || visited.has(path)) continue;
      visited.add(path);
      const response = await site.get(path);
      if (response.statusCode !== 200)
        brokenLinks.push(`${path} answers ${response.statusCode}: ${next.from}`);
      else queue.push(...listUrls(response).map((href) => ({ href, from: path })));
    }
  }

  function listUrls({ headers, body, raw }: Awaited<ReturnType<Site["get"]>>): string[] {
    const type = String(headers["content-type"]);
    if (type.includes("xml") && !type.includes("svg"))
      return [...body.matchAll(/<(?:\w+:)?(?:loc|link)>([^<]+)</g)].map(([, url = ""]) => url);
    if (!type.startsWith("text/html")) return [];
    const page = parsePage(body);
    const path = raw.req.url ?? "";
    if (!unlistedPath.test(path)) (samplePath.test(path) ? samples : pages).set(path, page);
    const alternates = page.linkTags.filter(({ rel }) => rel === "alternate");
    return [...page.links, ...alternates].flatMap(({ href }) => href ?? []);
  }

  await followLinks(["/"], "/");
  const linkedPaths = [...pages.keys()];
  const robots = await site.get("/robots.txt");
  const sitemaps = [...robots.body.matchAll(/^sitemap: *(\S+)/gim)];
  await followLinks(
    sitemaps.map(([, url = ""]) => url),
    "/robots.txt",
  );
  return { pages, linkedPaths, samples, brokenLinks };
}
