import { clinic } from "#content/clinic.ts";

export interface TeamFacts {
  peopleCount: number;
  /** Never empty. */
  languages: string[];
}

interface Person {
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
  return {
    peopleCount: listed.length,
    languages: languages.length > 0 ? languages : [known[0] ?? "English"],
  };
}
