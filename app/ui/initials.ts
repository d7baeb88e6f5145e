export function getInitials(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => /^\p{L}/u.test(word));
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  return firstAndLast
    .map((word = "") => Array.from(word)[0]?.toLocaleUpperCase("en") ?? "")
    .join("");
}
