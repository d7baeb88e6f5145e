const numberWords = [
  ...["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"],
  ...["nineteen", "twenty"],
];

export function formatNumber(count: number): string {
  return numberWords[count] ?? count.toLocaleString("en-CA");
}

/** At the beginning of a sentence: "Nine people", "One person". */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return capitalize(`${formatNumber(count)} ${count === 1 ? singular : plural}`);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Without a comma before the last item, as is usual in Canada. */
export function formatItems(items: readonly string[], conjunction: "and" | "or" = "and"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** Names often end with an initial and its full stop. */
export function endSentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
