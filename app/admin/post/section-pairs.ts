import { problemOf } from "#domain/field.ts";
import { blankPairs, type ContentPair, pairFields } from "#domain/posts/post.ts";

export function isBlank({ heading, paragraph }: ContentPair): boolean {
  return heading.trim() === "" && isBlankText(paragraph);
}

/** Matches the server's rule: neither text nor a picture. */
function isBlankText(html: string): boolean {
  return !/<img\b/.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, "") === "";
}

export function withBlankPairs(pairs: ContentPair[]): ContentPair[] {
  const missing = Math.max(0, blankPairs - pairs.length);
  return [...pairs, ...Array.from({ length: missing }, newPair)];
}

export function newPair(): ContentPair {
  return { heading: "", paragraph: "" };
}

export interface PairProblem {
  index: number;
  field: keyof ContentPair;
  sentence: string;
}

/** A section with only a heading or only text is an error: the server would drop it. */
export function problemsOfPairs(pairs: ContentPair[]): PairProblem[] {
  return pairs.flatMap((pair, index) => {
    const name = `Section ${index + 1}`;
    const found: PairProblem[] = [];
    for (const field of ["heading", "paragraph"] as const) {
      const problem = problemOf(pairFields[field], pair[field]);
      if (problem !== undefined) found.push({ index, field, sentence: `${name}: ${problem}` });
    }
    if (isBlank(pair) || found.length > 0) return found;
    if (pair.heading.trim() === "")
      found.push({ index, field: "heading", sentence: `${name} has no heading yet. ${orRemove}` });
    else if (isBlankText(pair.paragraph))
      found.push({ index, field: "paragraph", sentence: `${name} has no text yet. ${orRemove}` });
    return found;
  });
}

const orRemove = "Please add one, or remove the section: without it, it cannot be saved.";

export function movedTo(pairs: ContentPair[], from: number, to: number): ContentPair[] {
  const others = pairs.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...pairs.slice(from, from + 1));
}
