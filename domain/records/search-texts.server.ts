import { setImmediate as nextTurnOfTheLoop } from "node:timers/promises";
import { unescapeHtml } from "../fields/escape-html.ts";
import { getSearchTerms, toPlainText } from "./title-key.ts";

export const maxSearchedItems = 10_000;
/** Texts of a larger batch outlive the young generation of the heap: 500 took 150 MB more. */
const batchSize = 50;

export interface SearchText {
  id: number;
  text: string;
}

/** Compares here: the engines fold case and accents differently, and markup must not count. */
export async function searchTexts(
  ids: number[],
  q: string,
  loadTexts: (ids: number[]) => Promise<SearchText[]>,
): Promise<number[]> {
  const terms = getSearchTerms(q);
  const found = new Set<number>();
  for (let start = 0; start < ids.length; start += batchSize) {
    for (const { id, text } of await loadTexts(ids.slice(start, start + batchSize))) {
      const plainText = toPlainText(text);
      if (terms.every((term) => plainText.includes(term))) found.add(id);
    }
    await nextTurnOfTheLoop();
  }
  return ids.filter((id) => found.has(id));
}

/** Tags become spaces, and entities become their characters. */
export function removeMarkup(html: string): string {
  const text = html
    .replace(/<\/?(?:b|strong|i|em|u|s|a|span|mark|sub|sup)\b[^>]*>/g, "")
    .replace(/<[^>]*>|&nbsp;/g, " ");
  return unescapeHtml(text);
}
