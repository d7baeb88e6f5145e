import type { MetaDescriptor } from "react-router";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { LanguageCode } from "#content/languages/language.ts";
import type { GraphNode, GraphPlace } from "./graph/graph-node.server.ts";
import type { PageHead, Step } from "./page-meta.ts";

export interface PageFacts {
  /** The clinic's name is appended if there is room. */
  title: string;
  description: string;
  path: string;
  /** English by default. */
  language?: LanguageCode;
  /** A path of this site or a full URL, if another page is the original. */
  canonical?: string;
  /** The clinic's entrance by default. */
  picture?: { source: PictureSource; alt: string } | undefined;
  /** The last one is the page itself if it has no link. */
  steps?: Step[];
  /** The schema.org type, if it is more specific than WebPage. */
  kind?: "AboutPage" | "CollectionPage" | "ContactPage" | "ImageGallery";
  article?: NonNullable<PageHead["article"]>;
  /** The date of the last review by a person, such as 2026-11-21. */
  reviewed?: string;
  /** The subjects of the page, besides the clinic. */
  nodes?: (at: GraphPlace) => GraphNode[];
  /** Not indexed, and without structured data. */
  isHidden?: boolean;
  more?: MetaDescriptor[];
}
