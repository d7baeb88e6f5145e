import type { MetaDescriptor } from "react-router";
import { clinic } from "#content/clinic.ts";

/** What search engines show of a title, in characters. */
export const shownTitleLength = 60;

/** What the head of a page says; `pageHead` makes it in the page's loader. */
export interface PageHead {
  /** The page's own words. */
  title: string;
  description: string;
  canonical: string;
  /** Of Open Graph, such as en_CA. */
  locale: string;
  picture: SharePicture;
  /** The breadcrumbs that the page shows. */
  steps: Step[];
  /** Only of an article. */
  article?: { published: string; modified: string; section: string } | undefined;
  isHidden?: boolean | undefined;
  more?: MetaDescriptor[] | undefined;
}

/** What other sites and chats show of the page. */
export interface SharePicture {
  url: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

export interface Step {
  name: string;
  to?: string;
}

/** All tags of a public page's head. A page that was not found has the layout's. */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { head: PageHead } | undefined;
}): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { title, description, canonical, isHidden, more = [] } = loaderData.head;
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : []),
    ...shareTags(loaderData.head),
    ...more,
  ];
}

/** The page's own words, whole, and as much of the clinic's name as there is room for. */
export function pageTitle(own: string): string {
  const withName = [clinic.name, clinic.shortName].map((name) => `${own} | ${name}`);
  return withName.find((title) => Array.from(title).length <= shownTitleLength) ?? own;
}

export function notFoundMeta(): MetaDescriptor[] {
  return [{ title: pageTitle("This page was not found") }, { name: "robots", content: "noindex" }];
}

/** Open Graph, which the others read as well; only the size of the card is theirs. */
function shareTags({ title, description, canonical, locale, picture, article }: PageHead) {
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
