/** The first line, if no sentence ends in it. The dot of a title, as in "Dr. Li", ends none. */
export function getFirstSentence(text: string): string {
  return (
    /^.*?(?<!\b(?:Dr|Mr|Mrs|Ms|St))[.!?](?=\s|$)/.exec(text)?.[0] ?? text.split("\n", 1)[0] ?? ""
  );
}
