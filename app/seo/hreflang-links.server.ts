import type { MetaDescriptor } from "react-router";
import { languageAlternates } from "#content/languages/language.ts";

/** Search engines require absolute URLs, and every translation listed on each of them. */
export function hreflangLinks(siteUrl: string): MetaDescriptor[] {
  return languageAlternates.map(({ hrefLang, path }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: siteUrl + path,
  }));
}
