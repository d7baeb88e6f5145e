import { type College, type CollegeKey, colleges } from "#content/colleges.ts";

/** Typed for a province without a college, too. */
export const collegeEntries = Object.entries<College>(colleges) as [CollegeKey, College][];

export function findReservedTitle(text: string): { title: string; college: College } | undefined {
  for (const [, college] of collegeEntries) {
    const title = college.titles.find((reserved) => hasTitleOfCollege(text, [reserved]));
    if (title !== undefined) return { title, college };
  }
  return undefined;
}

export function findCollege(key: string): College | undefined {
  return collegeEntries.find(([collegeKey]) => collegeKey === key)?.[1];
}

/** Abbreviations are matched in capitals only, because "ot" and "pt" occur in other languages. */
export function hasTitleOfCollege(text: string, titles: readonly string[]): boolean {
  return titles.some((title) => {
    const isAbbreviation = title === title.toUpperCase() || title.includes(".");
    const phrase = title.replaceAll(".", "\\.?").replaceAll(" ", "\\s+");
    const boundary = "[\\p{L}\\p{N}]";
    return new RegExp(`(?<!${boundary})${phrase}(?!${boundary})`, isAbbreviation ? "u" : "iu").test(
      text,
    );
  });
}

/** The words of a title that a sentence can use: "Registered Nurse (RN)" → "nurse". */
export function getProfession(title: string): string {
  return title
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/^Registered\s+/i, "")
    .trim()
    .toLowerCase();
}

/** Each profession once, in order, with its number of people. */
export function listProfessions(titles: string[]): { profession: string; count: number }[] {
  const groups = Map.groupBy(titles, (title) => getProfession(title));
  return [...groups].map(([profession, { length: count }]) => ({ profession, count }));
}
