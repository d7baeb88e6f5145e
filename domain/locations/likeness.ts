import type { LocationTexts } from "./location.ts";

/** Above this two landing pages are the same page to a search engine. */
export const mostLikeness = 0.6;

/** Sequences of this many words are compared. */
const shingleWords = 3;

/** What of a landing page is compared. */
export const comparedFields = [
  "main_paragraph",
  "paragraph_1",
  "paragraph_2",
  "paragraph_3",
  "paragraph_4",
] as const;

export type Paragraphs = Pick<LocationTexts, (typeof comparedFields)[number]>;

/** A page, and how much of another's text is on it. */
export interface Alike {
  name: string;
  part: number;
}

/** The sequences of words of a landing page. */
export function shinglesOf(page: Paragraphs): Set<string> {
  return new Set(comparedFields.flatMap((name) => shingles(page[name])));
}

/** How much of two pages is the same: 0 for nothing, 1 for all of it. */
export function likeness(one: Set<string>, other: Set<string>): number {
  const shared = one.intersection(other).size;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

function shingles(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - shingleWords + 1))
    .map((_, i) => words.slice(i, i + shingleWords).join(" "));
}
