export type LanguageCode = "tl" | "gu" | "fa";

export interface Language {
  code: LanguageCode;
  name: string;
  /** Must match the languages in content/team.ts. */
  englishName: string;
  direction: "ltr" | "rtl";
  greeting: string;
}

export const languages: Language[] = [
  { code: "tl", name: "Tagalog", englishName: "Tagalog", direction: "ltr", greeting: "Kumusta" },
  { code: "gu", name: "ગુજરાતી", englishName: "Gujarati", direction: "ltr", greeting: "કેમ છો" },
  { code: "fa", name: "فارسی", englishName: "Farsi", direction: "rtl", greeting: "سلام" },
];

export const english = {
  code: "en-CA",
  name: "English",
  direction: "ltr",
  greeting: "Hello",
} as const;

export function findLanguage(code: string | undefined): Language | undefined {
  return languages.find((language) => language.code === code);
}
