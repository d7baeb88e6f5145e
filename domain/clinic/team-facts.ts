import { clinic } from "#content/clinic.ts";
import { formatItems } from "./number-words.ts";
import { listProfessions } from "./protected-titles.ts";

export interface TeamFacts {
  peopleCount: number;
  /** Never empty. */
  languages: string[];
  /** For example "a chiropractor and a massage therapist"; empty if there are not several. */
  professions: string;
}

interface Person {
  college: string;
  title: string;
  languages: string[];
  isListed: boolean;
}

/** The clinic's own languages come first, then others as the team lists them. */
export function summarizeTeam(people: Person[]): TeamFacts {
  const listed = people.filter(({ isListed }) => isListed);
  const spoken = new Set(listed.flatMap(({ languages }) => languages));
  const known: readonly string[] = clinic.languages;
  const languages = [
    ...known.filter((language) => spoken.has(language)),
    ...[...spoken].filter((language) => !known.includes(language)),
  ];
  const titles = listed.filter(({ college }) => college !== "none").map(({ title }) => title);
  const professions = listProfessions(titles).map(formatProfession);
  return {
    peopleCount: listed.length,
    languages: languages.length > 0 ? languages : [known[0] ?? "English"],
    professions: professions.length > 1 ? formatItems(professions) : "",
  };
}

function formatProfession({ profession, count }: { profession: string; count: number }): string {
  if (count > 1) return `${profession}s`;
  return `${/^[aeiou]/.test(profession) ? "an" : "a"} ${profession}`;
}
