import type { MetaDescriptor } from "react-router";
import type { PictureSource } from "#app/ui/responsive-picture.tsx";
import type { LanguageCode } from "#content/languages/language.ts";
import type { Breadcrumb, PageHead } from "./page-meta.ts";
import type { GraphNode, PageUrls } from "./structured-data/graph-node.server.ts";

export interface SeoProps {
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
  breadcrumbs?: Breadcrumb[];
  /** The schema.org type, if it is more specific than WebPage. */
  schemaType?: "AboutPage" | "CollectionPage" | "ContactPage" | "ImageGallery";
  article?: NonNullable<PageHead["article"]>;
  /** The date of the last review by a person, such as 2026-11-21. */
  lastReviewed?: string;
  /** The subjects of the page, besides the clinic. */
  createNodes?: (urls: PageUrls) => GraphNode[];
  /** Not indexed, and without structured data. */
  isHidden?: boolean;
  extraTags?: MetaDescriptor[];
}
