import { clinic } from "#content/clinic.ts";
import { type Availability, isAway } from "./availability.ts";

export interface TeamFacts {
  peopleCount: number;
  /** Never empty. */
  languages: string[];
  takesNewPatients: boolean;
  /** Days on which somebody comes back from leave. */
  returnDates: string[];
}

interface Person extends Omit<Availability, "name"> {
  languages: string[];
  isListed: boolean;
}

/** The clinic's own languages come first, then others as the team lists them. */
export function summarizeTeam(people: Person[], today: string): TeamFacts {
  const listed = people.filter(({ isListed }) => isListed);
  const spoken = new Set(listed.flatMap(({ languages }) => languages));
  const known: readonly string[] = clinic.languages;
  const languages = [
    ...known.filter((language) => spoken.has(language)),
    ...[...spoken].filter((language) => !known.includes(language)),
  ];
  return {
    peopleCount: listed.length,
    takesNewPatients: listed.some((person) => person.takesNewPatients && !isAway(person, today)),
    returnDates: listed.flatMap(({ isOnLeave, backOn }) => (isOnLeave && backOn ? backOn : [])),
    languages: languages.length > 0 ? languages : [known[0] ?? "English"],
  };
}
