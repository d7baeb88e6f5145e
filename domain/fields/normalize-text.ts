import { replaceControlCharacters } from "./field-list.ts";

export function normalizeText(text: string): string {
  return replaceControlCharacters(text.normalize("NFC").replace(/\r\n?/g, "\n")).trim();
}
