import { findLanguage } from "./language.ts";

export interface LanguageFont {
  /** A file of @fontsource-variable. */
  from: string;
  wght: number | { min: number; max: number; default: number };
  letters: string;
}

const textWeights = { min: 400, max: 600, default: 400 };
const gujarati = listLetters(0x0a80, 0x0aff, [0x0964, 0x0965, 0x25cc]);
const arabic = listLetters(0x0600, 0x06ff, [0x200f]);
const gujaratiLanguage = findLanguage("gu");
const gujaratiSans = "noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2";

/** The fonts of app/styles/non-latin-fonts.css, and the name and greeting in app/styles/tokens.css. */
export const languageFonts: Record<string, LanguageFont> = {
  "gujarati-text": { from: gujaratiSans, wght: textWeights, letters: gujarati },
  "gujarati-heading": {
    from: "noto-serif-gujarati/files/noto-serif-gujarati-gujarati-wght-normal.woff2",
    wght: 500,
    letters: gujarati,
  },
  "gujarati-name": {
    from: gujaratiSans,
    wght: 400,
    letters: gujaratiLanguage ? `${gujaratiLanguage.name} ${gujaratiLanguage.greeting}` : "",
  },
  "persian-text": {
    from: "vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
    wght: textWeights,
    letters: arabic,
  },
  "persian-heading": {
    from: "noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
    wght: 500,
    letters: arabic,
  },
};

/** With the space and the joiners, which every script needs. */
function listLetters(first: number, last: number, others: number[]): string {
  const codes = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return String.fromCodePoint(...codes, ...others, 0x20, 0x200c, 0x200d);
}
