import { type Language, languages } from "#content/languages/language.ts";

/** Staff see it in the inbox, as the form that a message came from. */
export function getFormType({ englishName }: Pick<Language, "englishName">): string {
  return `Page in ${englishName}`;
}

export function findFormLanguage(formType: string | undefined): Language | undefined {
  return languages.find((language) => getFormType(language) === formType);
}
