import { maxTitleLength } from "#app/seo/page-meta.ts";
import { findClaims } from "#domain/clinic/advertising-claims.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { describeMissingPages, type OwnLink } from "./own-links.ts";

/** The part of the form that a check is about; sections count from 0. */
export type CheckedPart = { section: number } | { field: string };

export interface PublishCheck {
  title: string;
  detail: string;
  /** Undefined if all is well. */
  part?: CheckedPart;
}

export interface MissingPart extends PublishCheck {
  part: CheckedPart;
}

export interface CheckedLink extends OwnLink {
  part: CheckedPart;
}

export function describeBrokenLinks(links: CheckedLink[]): PublishCheck {
  return {
    title: links.length === 1 ? "A link leads nowhere" : `${links.length} links lead nowhere`,
    detail: describeMissingPages(links),
    ...(links[0] && { part: links[0].part }),
  };
}

export function findPhrases(text: string): string[] {
  return findClaims(text).map(({ phrase }) => phrase);
}

export interface ClaimPlace {
  name: string;
  phrases: string[];
  part: CheckedPart;
}

/** The claims whose words were nowhere in the earlier text. */
export function omitKnownClaims(places: ClaimPlace[], before: ClaimPlace[]): ClaimPlace[] {
  const known = new Set(before.flatMap(({ phrases }) => phrases));
  return places
    .map((place) => ({ ...place, phrases: place.phrases.filter((phrase) => !known.has(phrase)) }))
    .filter(({ phrases }) => phrases.length > 0);
}

export function checkClaims(places: ClaimPlace[]): PublishCheck {
  const found = places.filter(({ phrases }) => phrases.length > 0);
  const count = found.reduce((sum, { phrases }) => sum + phrases.length, 0);
  const [first] = found;
  if (first === undefined)
    return { title: "Advertising rules", detail: "No words that the colleges warn about" };
  return {
    title: `${pluralize(count, "word")} that the colleges warn about`,
    detail: found.map(({ name, phrases }) => `${quoteAll(phrases)} in ${name}`).join(", "),
    part: first.part,
  };
}

function quoteAll(phrases: string[]): string {
  return [...new Set(phrases)].map((phrase) => `“${phrase}”`).join(" and ");
}

export function checkTitleLength(title: string, field: string): PublishCheck {
  const { length } = Array.from(title);
  const detail = `${length} of ${maxTitleLength} characters`;
  return length <= maxTitleLength
    ? { title: "Search title", detail }
    : {
        title: "The search title is too long",
        detail: `${detail}: search engines cut it`,
        part: { field },
      };
}
