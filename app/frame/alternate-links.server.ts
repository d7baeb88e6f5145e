import type { MetaDescriptor } from "react-router";
import { pagesInLanguages } from "#content/languages/language.ts";

/** Links to the same in other languages; search engines want whole addresses, and all on each. */
export function alternateLinks(siteUrl: string): MetaDescriptor[] {
  return pagesInLanguages.map(({ hrefLang, path }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: siteUrl + path,
  }));
}
