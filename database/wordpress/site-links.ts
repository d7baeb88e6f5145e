import { findPostNumber, normalizePermalink } from "#domain/posts/permalink.ts";
import type { Notes } from "./conversion-notes.ts";
import type { ExportSurvey } from "./survey-export.ts";

/**
 * Links to other posts become paths, which redirect to the new URL. Returns undefined for links
 * that no page of this site can have.
 */
export function createLinkMapper(
  { site, postPaths }: Pick<ExportSurvey, "site" | "postPaths">,
  notes: Notes,
): (href: string) => string | undefined {
  return (href) => {
    if (/^(?:mailto|tel):/i.test(href)) return href;
    if (href.startsWith("#")) return undefined;
    const url = URL.parse(href, `${site.url}/`);
    if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
    if (isSameHost(url.hostname, site.url)) {
      const path = normalizePermalink(url.pathname);
      if (path !== undefined && postPaths.has(path)) return url.pathname;
      if (findPostNumber(url.pathname + url.search) !== undefined) return url.pathname + url.search;
      notes.add("old-site", url.pathname);
    } else if (url.protocol === "http:") notes.add("http", url.hostname);
    url.protocol = "https:";
    return url.href;
  };
}

/** The path of a URL of the former site itself. */
export function findOwnPath(link: string, siteUrl: string): string | undefined {
  const url = URL.parse(link, `${siteUrl}/`);
  if (url === null || !isSameHost(url.hostname, siteUrl)) return undefined;
  return normalizePermalink(url.pathname);
}

function isSameHost(hostname: string, siteUrl: string): boolean {
  const own = URL.parse(siteUrl)?.hostname ?? "";
  return hostname.replace(/^www\./, "") === own.replace(/^www\./, "");
}
