import { clinic } from "#content/clinic.ts";
import { capitalize, formatItems } from "#domain/clinic/number-words.ts";
import { getProfession } from "#domain/clinic/protected-titles.ts";
import { getOpeningLines } from "../text/first-sentence.server.ts";
import type { FeaturedPerson } from "./people-strip.tsx";
import type { Provider } from "./provider-cards.server.ts";

const maxPeople = 3;
const commonLanguage: string = clinic.languages[0];

/** Clinicians who each speak another language come first, then others in the order of the team. */
export function selectFeaturedPeople(people: Provider[]): FeaturedPerson[] {
  const available = people.filter(({ availability }) => availability === "");
  const registered = available.filter(({ registration }) => registration !== undefined);
  // Some professions have no college in some provinces.
  const clinicians =
    registered.length > 0 ? registered : available.filter(({ services }) => services.length > 0);
  const spoken = new Set([commonLanguage]);
  const speakers = clinicians.filter(({ languages }) => {
    const language = languages.find((name) => !spoken.has(name));
    if (language !== undefined) spoken.add(language);
    return language !== undefined;
  });
  return [...new Set([...speakers, ...clinicians])].slice(0, maxPeople).map(toFeaturedPerson);
}

function toFeaturedPerson(provider: Provider) {
  const { id, name, role = "", portrait, initials, bio = "", languages } = provider;
  const others = languages.filter((language) => language !== commonLanguage);
  return {
    id,
    name,
    role,
    shortRole: capitalize(getProfession(role)),
    portrait,
    initials,
    bio: getOpeningLines(bio),
    languages: formatItems(languages),
    otherLanguages: formatItems(others.length > 0 ? others : languages),
  };
}
