export interface Source {
  text: string;
  url: string | undefined;
}

const urlPattern = /\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:)]/;

/** Each line is a source, with or without a URL. */
export function parseSources(lines: string): Source[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const url = urlPattern.exec(line)?.[0];
      if (url === undefined) return { text: line, url };
      const text = line
        .replace(url, "")
        .replace(/[\s:,–-]+$/, "")
        .trim();
      return { text: /[\p{L}\p{N}]/u.test(text) ? text : url, url };
    });
}
