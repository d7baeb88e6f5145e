export function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
}
