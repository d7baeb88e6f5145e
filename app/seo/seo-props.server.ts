import type { MetaDescriptor } from "react-router";
import type { Provider } from "#app/sections/team/provider-cards.server.ts";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import type { LanguageCode } from "#content/languages/language.ts";
import type { Breadcrumb, PageHead } from "./page-meta.ts";
import type { GraphNode, PageType, PageUrls } from "./structured-data/graph-node.server.ts";

export interface SeoProps {
  title: string;
  description: string;
  path: string;
  language?: LanguageCode;
  /** A path of this site or a full URL, if another page is the original. */
  canonical?: string;
  /** The clinic's entrance by default. */
  picture?: { source: PictureSource; alt: string } | undefined;
  breadcrumbs?: Breadcrumb[];
  schemaType?: PageType;
  article?: NonNullable<PageHead["article"]>;
  lastReviewed?: string | undefined;
  reviewer?: Provider | undefined;
  createNodes?: (urls: PageUrls) => GraphNode[];
  /** Not indexed, and without structured data. */
  isHidden?: boolean;
  extraTags?: MetaDescriptor[];
}
