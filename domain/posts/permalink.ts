import { parseSlug } from "../fields/slug.ts";

const maxPermalinkLength = 1000;

/**
 * The form in which former addresses are stored and looked up: decoded, in lower case, without a
 * slash at the end. Undefined for the home page and for anything that is not a path.
 */
export function normalizePermalink(path: string): string | undefined {
  if (path.length > maxPermalinkLength) return undefined;
  const segments = path
    .replace(/[?#].*$/s, "")
    .split("/")
    .filter((segment) => segment !== "")
    .map(normalizeSegment);
  if (segments.length === 0 || segments.includes(undefined)) return undefined;
  return `/${segments.join("/")}`;
}

function normalizeSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment).normalize("NFC").toLowerCase();
    return parseSlug(text) ?? (/[/\p{Cc}]/u.test(text) ? undefined : text);
  } catch {
    return undefined;
  }
}

/** WordPress answers /?p=7 for the post with the number 7. */
export function findPostNumber(url: string): string | undefined {
  if (!url.startsWith("/?")) return undefined;
  const number = new URLSearchParams(url.slice(1)).get("p") ?? "";
  return /^[1-9]\d{0,9}$/.test(number) ? number : undefined;
}

export function getNumberPermalink(number: number | string): string {
  return `/?p=${number}`;
}
