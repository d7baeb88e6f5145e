/** Returns the text that people read or hear: visible text, alt texts and descriptions. */
export function getVisibleText(html: string): string {
  return html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<[^>]*?(?:alt|content|aria-label|title)="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

export function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}
