import type { MetaDescriptor } from "react-router";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { LanguageCode } from "#content/languages/language.ts";
import type { GraphNode, GraphPlace } from "./graph/graph-node.server.ts";
import type { PageHead, Step } from "./page-meta.ts";

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
