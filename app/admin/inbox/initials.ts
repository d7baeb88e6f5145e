/** Takes the first and the last word of a name, in any script. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = "") => Array.from(word)[0]?.toLocaleUpperCase("en") ?? "").join("");
}
