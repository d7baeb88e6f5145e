import { parseUrl } from "../fields/parse-url.ts";
import { normalizeSlug, slugify } from "../fields/slug.ts";
import { getLocationPath, type LocationTexts } from "./location-page.ts";

/** Until they are edited, a draft's slug follows its heading, and its canonical URL the slug. */
export function withDerivedFields(
  values: LocationTexts,
  change: Partial<LocationTexts>,
  isDraft: boolean,
): Partial<LocationTexts> {
  const derived = { ...change };
  const { main_heading, slug_url } = change;
  if (isDraft && main_heading !== undefined && slug_url === undefined) {
    const isUntouched = ["", slugify(values.main_heading)].includes(values.slug_url);
    if (isUntouched) derived.slug_url = slugify(main_heading);
  }
  if (derived.slug_url !== undefined && change.meta_link === undefined) {
    const isUntouched = ["", deriveCanonical(values.slug_url)].includes(values.meta_link);
    if (isUntouched) derived.meta_link = deriveCanonical(derived.slug_url);
  }
  return derived;
}

/** A canonical URL on another host makes search engines show that page instead of ours. */
export function isExternalUrl(url: string, siteUrl: string): boolean {
  if (!/^https?:\/\//i.test(url.trim())) return false;
  const host = parseUrl(url.trim())?.host;
  return host !== undefined && host !== parseUrl(siteUrl)?.host;
}

function deriveCanonical(slugUrl: string): string {
  return slugUrl.trim() === "" ? "" : getLocationPath(normalizeSlug(slugUrl));
}
