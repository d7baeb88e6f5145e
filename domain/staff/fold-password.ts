const lookAlikes: Record<string, string> = {
  ...{ "0": "o", "3": "e", "4": "a", "@": "a", "5": "s", $: "s", "7": "t", "+": "t" },
  // One letter for all that look like an upright stroke.
  ...{ "8": "b", "9": "g", "1": "i", "!": "i", "|": "i", l: "i" },
};

/** One form for all ways to write a word: case, width, digits and signs in place of letters. */
export function foldPassword(password: string): string {
  return password
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[034@5$7+891!|l]/g, (sign) => lookAlikes[sign] ?? sign);
}

/** Without the digits and signs around it: what guessing tools add to a word. */
export function stripPassword(password: string): string {
  return password.normalize("NFKC").replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
}
