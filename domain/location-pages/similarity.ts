import type { LocationTexts } from "./location-page.ts";

/** Search engines treat two pages above this as duplicates. */
export const similarityThreshold = 0.6;

const wordsPerShingle = 3;

export const comparedFields = [
  "main_paragraph",
  "paragraph_1",
  "paragraph_2",
  "paragraph_3",
  "paragraph_4",
] as const;

export type Paragraphs = Pick<LocationTexts, (typeof comparedFields)[number]>;

export function getShingles(page: Paragraphs): Set<string> {
  return new Set(comparedFields.flatMap((name) => splitShingles(page[name])));
}

/** The Jaccard index: 0 for no shared text, 1 for identical text. */
export function getSimilarity(first: Set<string>, second: Set<string>): number {
  const shared = first.intersection(second).size;
  const total = first.size + second.size - shared;
  return total === 0 ? 0 : shared / total;
}

function splitShingles(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - wordsPerShingle + 1))
    .map((_, i) => words.slice(i, i + wordsPerShingle).join(" "));
}
