import { findLanguage } from "#content/languages/language.ts";
import { translationsByLanguage } from "#content/languages/translations.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { type UrgentSearch, urgentSearches } from "#content/urgent-searches.ts";
import { listServiceLinks } from "#domain/clinic/service-links.ts";
import { type ClinicService, listOffered } from "#domain/clinic/services-definition.ts";

export interface UrgentAdvice extends Omit<UrgentSearch, "patterns"> {
  /** Empty if staff have hidden the service. */
  links: NavigationLink[];
  /** Tells in the language of the search to call 911. */
  translation?: { language: string; direction: string; text: string; phrase: string };
}

export function findUrgentAdvice(
  query: string,
  services: ClinicService[],
): UrgentAdvice | undefined {
  const text = normalize(query);
  for (const { patterns, ...advice } of urgentSearches) {
    const match = Object.entries(patterns).find(([, pattern]) => pattern.test(text));
    const links = advice.later ? listServiceLinks([advice.later.link], listOffered(services)) : [];
    if (match) return { ...advice, links, ...translate(match[0]) };
  }
  return undefined;
}

function translate(code: string): Pick<UrgentAdvice, "translation"> {
  const language = findLanguage(code);
  const translated = language && translationsByLanguage[language.code];
  if (language === undefined || translated === undefined) return {};
  const { text } = translated.contact.emergency;
  const { direction, englishName } = language;
  return { translation: { language: code, direction, text, phrase: englishName } };
}

/** Phones type curly apostrophes, Arabic letters for Persian ones, and joiners between words. */
function normalize(query: string): string {
  return query
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll("ي", "ی")
    .replaceAll("ك", "ک")
    .replaceAll(/[\s\p{Cf}]+/gu, " ")
    .trim();
}
