import type { LanguageCode } from "#content/languages/language.ts";
import type {
  LanguageTranslations,
  TranslatedServiceCounts,
} from "#content/languages/language-translations.ts";
import { findDefaultService } from "./default-services.ts";
import { capitalize } from "./number-words.ts";
import { groupServices } from "./service-links.ts";
import type { ClinicService } from "./services-definition.ts";
import { fill } from "./translate-hours.ts";

type TranslatedServices = LanguageTranslations["services"];

const maxNames = 3;

/** The texts about services, in the groups of the Services menu. */
export function translateServices(
  { title, text, groups, counts, notOffered }: TranslatedServices,
  clinicServices: ClinicService[],
  language: LanguageCode,
) {
  const serviceUrls = clinicServices.map(({ url }) => url);
  const shownGroups = groupServices(clinicServices).map((group) => ({
    title: groups[group.title],
    services: group.services.flatMap(({ id, url, hasNoProvider }) => {
      const translation = findDefaultService(id)?.translations[language];
      return translation ? { url, ...translation, note: hasNoProvider && notOffered } : [];
    }),
  }));
  const all = shownGroups.flatMap(({ services }) => services);
  const preferred = Object.keys(counts.names).filter((url) => serviceUrls.includes(url));
  const names =
    preferred.length > 0
      ? preferred.map((url) => counts.names[url] ?? "")
      : all.slice(0, maxNames).map(({ name }) => name);
  const count = nameNumber(serviceUrls.length, counts, language);
  const noun = chooseNoun(serviceUrls.length, counts);
  return {
    title,
    text: capitalize(fill(text, { count, noun, linkedCount: addLinker(count) })),
    groups: shownGroups,
    sentence: listNames(names, serviceUrls.length - names.length, counts, language),
  };
}

function listNames(
  names: string[],
  moreCount: number,
  counts: TranslatedServiceCounts,
  language: string,
): string {
  const joined = names.join(counts.separator);
  if (moreCount <= 0) return joined;
  return fill(counts.withMore, {
    names: joined,
    count: nameNumber(moreCount, counts, language),
    noun: chooseNoun(moreCount, counts),
  });
}

function nameNumber(count: number, { numbers }: TranslatedServiceCounts, language: string): string {
  return numbers[count - 1] ?? new Intl.NumberFormat(language).format(count);
}

function chooseNoun(count: number, { nouns }: TranslatedServiceCounts): string {
  return (count === 1 ? nouns?.one : nouns?.other) ?? "";
}

/** Filipino links a number to its noun: "lima" becomes "limang", and "apat" becomes "apat na". */
function addLinker(number: string): string {
  return /[aeiou]$/.test(number) ? `${number}ng` : `${number} na`;
}
