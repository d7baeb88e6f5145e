const lookAlikes: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
  // One letter for everything that looks like a vertical stroke.
  "8": "b",
  "9": "g",
  "1": "i",
  "!": "i",
  "|": "i",
  l: "i",
};

/** Maps all spellings of a word to one: case, width, and digits or symbols in place of letters. */
export function foldPassword(password: string): string {
  return password
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[034@5$7+891!|l]/g, (symbol) => lookAlikes[symbol] ?? symbol);
}

/** Removes the digits and symbols that guessing tools add around a word. */
export function stripPassword(password: string): string {
  return password.normalize("NFKC").replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
}
