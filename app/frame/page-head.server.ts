import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { answerContext, siteUrlContext } from "#app/context.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import { english, type LanguageCode } from "#content/languages/language.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { kindRules } from "#domain/field.ts";
import type { GraphNode, GraphPlace } from "./graph/graph-node.server.ts";
import { pageGraph } from "./graph/page-graph.server.ts";
import type { PageHead, Step } from "./page-meta.ts";
import { sharePicture } from "./share-picture.server.ts";

export interface PageFacts {
  /** The page's own words; the clinic's name follows where there is room. */
  title: string;
  description: string;
  /** Such as /about. */
  path: string;
  /** The code of a language, where it is not English. */
  language?: LanguageCode;
  /** Where the page says that it belongs elsewhere: a path of ours, or an address. */
  canonical?: string;
  /** Left out, it is the way in. */
  picture?: { source: PictureSource; alt: string } | undefined;
  /** The breadcrumbs that it shows; the last is the page itself where it leads nowhere. */
  steps?: Step[];
  /** What schema.org calls such a page, where it has a name for it. */
  kind?: "AboutPage" | "CollectionPage" | "ContactPage" | "ImageGallery";
  article?: NonNullable<PageHead["article"]>;
  /** When somebody last read it through, such as 2026-11-21. */
  reviewed?: string;
  /** What it is about, beside the clinic. */
  nodes?: (at: GraphPlace) => GraphNode[];
  /** Not for search engines, and told to nobody. */
  isHidden?: boolean;
  more?: MetaDescriptor[];
}

const wayIn = {
  source: requirePicture("gallery/entrance-corridor"),
  alt: "The clinic’s sunny corridor to an arched green door",
};

const linkPattern = new RegExp(kindRules.link.pattern);

/**
 * What the head of a page says. Its graph is for those who ask for the document, so it goes to the
 * server's answer and not to the browser's copy of the data.
 */
export function pageHead(context: Readonly<RouterContextProvider>, page: PageFacts): PageHead {
  const origin = context.get(siteUrlContext);
  const { title, description, article, isHidden, more, steps = [], picture: own = wayIn } = page;
  const picture = sharePicture(origin, own.source, own.alt);
  if (!isHidden) context.get(answerContext).graph = () => pageGraph({ origin, page, picture });
  // What is stored was checked when it was written, but not by every hand that can write.
  const isLink = linkPattern.test(page.canonical ?? "");
  const canonical = (isLink && page.canonical) || page.path;
  return {
    title,
    description,
    canonical: canonical.startsWith("/") ? origin + canonical : canonical,
    locale: localeOf(page.language ?? english.code),
    picture,
    article,
    steps,
    isHidden,
    more,
  };
}

/** With the country where most of those live who speak it, as Open Graph wants one. */
function localeOf(code: string): string {
  return `${new Intl.Locale(code).language}_${new Intl.Locale(code).maximize().region}`;
}
