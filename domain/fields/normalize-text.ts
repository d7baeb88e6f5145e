import { replaceControlCharacters } from "./field-list.ts";

/** The form in which text is stored. */
export function normalizeText(text: string): string {
  return replaceControlCharacters(text.normalize("NFC").replace(/\r\n?/g, "\n")).trim();
}
