import { parseUrl } from "#domain/fields/parse-url.ts";

export interface OwnLink {
  path: string;
  /** For example "Link". */
  place: string;
}

/** Undefined if the link leads to another site. */
export function findOwnPath(href: string, origin: string): string | undefined {
  const url = parseUrl(href, origin);
  const isOwn = url?.origin === origin && /^(?:\/(?!\/)|https?:)/.test(href);
  return isOwn ? url.pathname + url.search : undefined;
}

export function listHrefs(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

export function describeMissingPages(links: OwnLink[]): string {
  const sentences = links.map(({ path, place }) => `There is no page at ${path} (${place})`);
  return [...new Set(sentences)].join(", ");
}
