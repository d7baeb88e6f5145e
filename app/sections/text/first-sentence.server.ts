/** The dot of a title, as in "Dr. Li", ends none. */
const sentence = String.raw`^.*?(?<!\b(?:Dr|Mr|Mrs|Ms|St))[.!?](?=\s|$)`;

/** The first line, if no sentence ends in it. */
export function getFirstSentence(text: string): string {
  return new RegExp(sentence).exec(text)?.[0] ?? text.split("\n", 1)[0] ?? "";
}

/** It may take several lines; a text without an end of a sentence is whole. */
export function getOpeningLines(text: string): string {
  return new RegExp(sentence, "s").exec(text)?.[0] ?? text;
}
