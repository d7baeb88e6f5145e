export interface Source {
  text: string;
  url: string | undefined;
}

/** A URL may hold brackets in pairs, such as those of Wikipedia. */
const urlPattern = /\bhttps?:\/\/(?:\([^\s<>"()]*\)|[^\s<>"()])+/;

/** Each line is a source, with or without a URL; the first URL of a line is its link. */
export function parseSources(lines: string): Source[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const url = urlPattern.exec(line)?.[0].replace(/[.,;:]+$/, "");
      return { text: url === undefined ? line : getText(line, url), url };
    });
}

function getText(line: string, url: string): string {
  const rest = line.replace(`(${url})`, "").replace(url, "");
  if (urlPattern.test(rest)) return line;
  const text = rest
    .replace(/\s+(?=[\s.,;:])/g, "")
    .replace(/[\s:,–-]+$/, "")
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : url;
}
