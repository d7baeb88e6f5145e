import type { LocationTexts } from "./location.ts";

/** Search engines treat two pages above this as duplicates. */
export const mostLikeness = 0.6;

const shingleWords = 3;

export const comparedFields = [
  "main_paragraph",
  "paragraph_1",
  "paragraph_2",
  "paragraph_3",
  "paragraph_4",
] as const;

export type Paragraphs = Pick<LocationTexts, (typeof comparedFields)[number]>;

export interface Alike {
  name: string;
  part: number;
}

export function shinglesOf(page: Paragraphs): Set<string> {
  return new Set(comparedFields.flatMap((name) => shingles(page[name])));
}

/** The Jaccard index: 0 for no shared text, 1 for identical text. */
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
