import type { MetaDescriptor } from "react-router";
import { clinic } from "#content/clinic.ts";

/** Search engines cut titles after this many characters. */
export const maxTitleLength = 60;

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  /** In the notation of Open Graph, such as en_CA. */
  locale: string;
  picture: OpenGraphImage;
  breadcrumbs: Breadcrumb[];
  article?: { published: string; modified: string; section: string } | undefined;
  isHidden?: boolean | undefined;
  extraTags?: MetaDescriptor[] | undefined;
}

export interface OpenGraphImage {
  url: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

export interface Breadcrumb {
  name: string;
  to?: string;
}

/** Without loader data the page was not found, and the layout's tags apply. */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { head: PageHead } | undefined;
}): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { title, description, canonical, isHidden, extraTags = [] } = loaderData.head;
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : []),
    ...openGraphTags(loaderData.head),
    ...extraTags,
  ];
}

/** Appends as much of the clinic's name as fits, and never cuts the title itself. */
export function pageTitle(title: string): string {
  const titlesWithName = [clinic.name, clinic.shortName].map((name) => `${title} | ${name}`);
  return titlesWithName.find((title) => Array.from(title).length <= maxTitleLength) ?? title;
}

export function notFoundMeta(): MetaDescriptor[] {
  return [{ title: pageTitle("This page was not found") }, { name: "robots", content: "noindex" }];
}

/** Other networks read Open Graph too; only the card size needs a tag of its own. */
function openGraphTags({ title, description, canonical, locale, picture, article }: PageHead) {
  const values = {
    "og:type": article ? "article" : "website",
    "og:title": title,
    "og:description": description,
    "og:url": canonical,
    "og:site_name": clinic.name,
    "og:locale": locale,
    "og:image": picture.url,
    "og:image:type": picture.type,
    "og:image:width": String(picture.width),
    "og:image:height": String(picture.height),
    "og:image:alt": picture.alt,
    ...(article && {
      "article:published_time": article.published,
      "article:modified_time": article.modified,
      "article:section": article.section,
    }),
  };
  return [
    ...Object.entries(values).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
