import type { MetaDescriptor } from "react-router";
import { english, languages } from "#content/languages/language.ts";

/** Search engines require absolute URLs, and every translation listed on each of them. */
export function hreflangLinks(siteUrl: string): MetaDescriptor[] {
  const alternates = [
    { hrefLang: english.code, path: "/" },
    ...languages.map(({ code }) => ({ hrefLang: code, path: `/${code}` })),
    { hrefLang: "x-default", path: "/" },
  ];
  return alternates.map(({ hrefLang, path }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: siteUrl + path,
  }));
}
