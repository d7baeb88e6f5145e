export interface GraphNode {
  "@type": string | readonly string[];
  "@id"?: string;
  [property: string]: unknown;
}

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

export function languageNode(name: string): GraphNode {
  return { "@type": "Language", name, alternateName: languageCodes[name] };
}

const languageCodes: Record<string, string> = {
  English: "en",
  Tagalog: "tl",
  Gujarati: "gu",
  Farsi: "fa",
};

export function listNode(url: string, items: { name: string; url: string }[]): GraphNode {
  return {
    "@type": "ItemList",
    "@id": `${url}#list`,
    mainEntityOfPage: reference(pageId(url)),
    itemListElement: items.map((item, i) => ({ "@type": "ListItem", position: i + 1, ...item })),
  };
}
