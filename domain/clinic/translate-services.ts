import type {
  LanguageTranslations,
  TranslatedServiceCounts,
} from "#content/languages/language-translations.ts";
import { capitalize } from "./number-words.ts";
import type { ClinicService } from "./services-definition.ts";
import { fill } from "./translate-hours.ts";

type TranslatedServices = LanguageTranslations["services"];
type NamedService = Pick<ClinicService, "url" | "hasNoProvider">;

const maxNames = 3;

/** The texts about services, of which the clinic may offer fewer than are translated. */
export function translateServices(
  { title, text, groups, counts, notOffered }: TranslatedServices,
  clinicServices: readonly NamedService[],
  language: string,
) {
  const serviceUrls = clinicServices.map(({ url }) => url);
  const pausedUrls = clinicServices.flatMap(({ url, hasNoProvider }) => (hasNoProvider ? url : []));
  const shownGroups = groups
    .map((group) => ({
      title: group.title,
      services: group.services
        .filter(({ url }) => serviceUrls.includes(url))
        .map((service) => ({
          ...service,
          note: pausedUrls.includes(service.url) ? notOffered : undefined,
        })),
    }))
    .filter(({ services }) => services.length > 0);
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
