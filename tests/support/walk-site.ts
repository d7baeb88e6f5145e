import { type PageHtml, readPage } from "./page-html.ts";
import type { Site } from "./site.ts";

export interface Walk {
  pages: Map<string, PageHtml>;
  /** Paths reached from the home page by links alone. */
  linked: string[];
  /** Sample pages that replace external sites of the demo clinic. */
  samples: Map<string, PageHtml>;
  /** URLs that did not answer 200, with the page that links to them. */
  broken: string[];
}

const samplePath = /^\/(?:book(?:\?|$)|sample\/)/;

/** Crawls every link from the home page, translations included, and then all sitemaps and feeds. */
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
