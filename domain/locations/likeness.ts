import type { LocationTexts } from "./location.ts";

/** Above this two landing pages are the same page to a search engine. */
export const mostLikeness = 0.6;

/** Sequences of this many words are compared. */
const shingleWords = 3;

type Paragraphs = Pick<
  LocationTexts,
  "main_paragraph" | "paragraph_1" | "paragraph_2" | "paragraph_3" | "paragraph_4"
>;

/** What of a landing page is compared: its sequences of words. */
export function shinglesOf(page: Paragraphs): Set<string> {
  const { main_paragraph, paragraph_1, paragraph_2, paragraph_3, paragraph_4 } = page;
  const texts = [main_paragraph, paragraph_1, paragraph_2, paragraph_3, paragraph_4];
  return new Set(texts.flatMap(shingles));
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
