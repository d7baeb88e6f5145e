import type { MetaDescriptor } from "react-router";
import { clinic } from "#content/clinic.ts";

interface PageMeta {
  title: string;
  description: string;
  /**
   * The address of the page itself, such as /about; left out where a page has none of its own. An
   * address elsewhere is taken as it is.
   */
  path?: string;
  more?: MetaDescriptor[];
}

/** What React Router hands to a page's meta function, as far as it matters here. */
interface Matches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Title, description and canonical link, on the public origin that the root loader knows. */
export function pageMeta({ matches }: Matches, page: PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const { siteUrl = "" } = (root ?? {}) as { siteUrl?: string };
  const canonical = page.path === undefined ? [] : [canonicalLink(page.path, siteUrl)];
  return [
    { title: `${page.title} | ${clinic.name}` },
    { name: "description", content: page.description },
    ...canonical,
    ...(page.more ?? []),
  ];
}

export function notFoundMeta(): MetaDescriptor[] {
  return [
    { title: `This page was not found | ${clinic.name}` },
    { name: "robots", content: "noindex" },
  ];
}

function canonicalLink(path: string, siteUrl: string): MetaDescriptor {
  const href = path.startsWith("/") ? siteUrl + path : path;
  return { tagName: "link", rel: "canonical", href };
}
