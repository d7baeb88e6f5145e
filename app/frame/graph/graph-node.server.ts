/** A thing in the words of schema.org. */
export interface GraphNode {
  "@type": string | readonly string[];
  "@id"?: string;
  [property: string]: unknown;
}

/** Where a graph stands. */
export interface GraphPlace {
  /** The site's public origin. */
  origin: string;
  /** The address of the page. */
  url: string;
}

/** The same thing has the same name on every page. */
export const clinicId = (origin: string) => `${origin}/#clinic`;
export const websiteId = (origin: string) => `${origin}/#website`;
export const blogId = (origin: string) => `${origin}/blog#blog`;
export const pageId = (url: string) => `${url}#page`;

/** Speaks of a thing that stands elsewhere in the graph. */
export function reference(id: string) {
  return { "@id": id };
}

export function languageNode(name: string): GraphNode {
  return { "@type": "Language", name, alternateName: languageCodes[name] };
}

const languageCodes: Record<string, string> = {
  English: "en",
  Tagalog: "tl",
  Gujarati: "gu",
  Farsi: "fa",
};

/** Things in the order in which the page shows them. */
export function listNode(url: string, items: { name: string; url: string }[]): GraphNode {
  return {
    "@type": "ItemList",
    "@id": `${url}#list`,
    mainEntityOfPage: reference(pageId(url)),
    itemListElement: items.map((item, i) => ({ "@type": "ListItem", position: i + 1, ...item })),
  };
}
