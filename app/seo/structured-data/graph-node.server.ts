import type { MergeLeafTypes, Thing } from "schema-dts";
import { english, languages } from "#content/languages/language.ts";

/** A property that schema.org does not know for the type does not compile. */
export type TypedNode<Type extends string> = Extract<Thing, { "@type": Type }>;

export type GraphNode =
  | ClinicNode
  | TypedNode<PageType>
  | TypedNode<"WebSite" | "BreadcrumbList" | "ItemList" | "ImageObject" | "VideoObject">
  | TypedNode<"Blog" | "BlogPosting" | "Person" | "Service">;

export type ClinicNode = MergeLeafTypes<[TypedNode<"MedicalClinic">, TypedNode<"LocalBusiness">]>;

export type PageType = "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage" | "ImageGallery";

export interface PageUrls {
  origin: string;
  url: string;
}

/** The same entity must have the same id on every page. */
export const clinicId = (origin: string) => `${origin}/#clinic`;
export const websiteId = (origin: string) => `${origin}/#website`;
export const blogId = (origin: string) => `${origin}/blog#blog`;
export const pageId = (url: string) => `${url}#page`;

export function reference(id: string) {
  return { "@id": id };
}

export function languageNode(name: string): TypedNode<"Language"> {
  return { "@type": "Language", name, alternateName: getLanguageCode(name) };
}

function getLanguageCode(name: string): string | undefined {
  if (name === english.name) return "en";
  return languages.find(({ englishName }) => englishName === name)?.code;
}

export function listNode(url: string, items: { name: string; url: string }[]): GraphNode {
  return {
    "@type": "ItemList",
    "@id": `${url}#list`,
    mainEntityOfPage: reference(pageId(url)),
    itemListElement: items.map((item, i) => ({ "@type": "ListItem", position: i + 1, ...item })),
  };
}
