import { proposedSlug, slugAddress } from "../slug.ts";
import { type LocationTexts, locationAddress } from "./location.ts";

/**
 * While nobody has edited them, the slug of a new page follows its main heading, and the canonical
 * URL follows the slug.
 */
export function withProposals(
  values: LocationTexts,
  change: Partial<LocationTexts>,
  isNew: boolean,
): Partial<LocationTexts> {
  const next = { ...change };
  const { main_heading, slug_url } = change;
  if (isNew && main_heading !== undefined && slug_url === undefined) {
    const isUntouched = ["", proposedSlug(values.main_heading)].includes(values.slug_url);
    if (isUntouched) next.slug_url = proposedSlug(main_heading);
  }
  if (next.slug_url !== undefined && change.meta_link === undefined) {
    const isUntouched = ["", proposedLink(values.slug_url)].includes(values.meta_link);
    if (isUntouched) next.meta_link = proposedLink(next.slug_url);
  }
  return next;
}

/** A canonical URL that points to the page's own former path follows the page. */
export function followingLink(
  { meta_link }: Pick<LocationTexts, "meta_link">,
  from: string,
  to: string,
): string {
  return meta_link === locationAddress(from) ? locationAddress(to) : meta_link;
}

/** A canonical URL on another host makes search engines show that page instead of ours. */
export function isForeignLink(link: string, siteUrl: string): boolean {
  if (!/^https?:\/\//i.test(link.trim())) return false;
  const host = URL.parse(link.trim())?.host;
  return host !== undefined && host !== URL.parse(siteUrl)?.host;
}

function proposedLink(slugUrl: string): string {
  return slugUrl.trim() === "" ? "" : locationAddress(slugAddress(slugUrl));
}
