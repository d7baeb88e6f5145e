export type LanguageCode = "tl" | "gu" | "fa";

/** A language beside English that is spoken at the clinic: its page is /{code}. */
export interface Language {
  code: LanguageCode;
  /** As those who read it write it. */
  name: string;
  /** As content/team.ts has it, and as one asks for it on the phone. */
  englishName: string;
  direction: "ltr" | "rtl";
  greeting: string;
}

export const languages: Language[] = [
  { code: "tl", name: "Tagalog", englishName: "Tagalog", direction: "ltr", greeting: "Kumusta" },
  { code: "gu", name: "ગુજરાતી", englishName: "Gujarati", direction: "ltr", greeting: "કેમ છો" },
  { code: "fa", name: "فارسی", englishName: "Farsi", direction: "rtl", greeting: "سلام" },
];

/** How the pages that are not in one of these say so of themselves. */
export const english = {
  code: "en-CA",
  name: "English",
  direction: "ltr",
  greeting: "Hello",
} as const;

export function findLanguage(code: string | undefined): Language | undefined {
  return languages.find((language) => language.code === code);
}

/** Where the same is told in another language; each of these pages names all of them. */
export const pagesInLanguages = [
  { hrefLang: english.code, path: "/" },
  ...languages.map(({ code }) => ({ hrefLang: code, path: `/${code}` })),
  { hrefLang: "x-default", path: "/" },
];
