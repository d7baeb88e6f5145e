import type { MetaDescriptor } from "react-router";
import { pagesInLanguages } from "#content/languages/language.ts";

/** Search engines require absolute URLs, and every translation listed on each of them. */
export function alternateLinks(siteUrl: string): MetaDescriptor[] {
  return pagesInLanguages.map(({ hrefLang, path }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: siteUrl + path,
  }));
}
