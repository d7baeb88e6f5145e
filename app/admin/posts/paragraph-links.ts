import { cleanLink } from "#domain/fields/clean-link.ts";

/** The post sanitizer removes links to anything else. */
const allowedUrlPattern = /^(https:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:\+?[\d(]|\/(?!\/))\S*$/i;

export function isAllowedLink(url: string): boolean {
  return allowedUrlPattern.test(url);
}

/** Completes typed input to a URL, for example www.clinic.ca, name@clinic.ca or 555 555 0199. */
export function parseLink(typed: string): string {
  const text = cleanLink(typed.trim());
  if (/^http:\/\//i.test(text)) return text.replace(/^http:/i, "https:");
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{7,}$/.test(text)) return `tel:${text.replace(/[\s().-]/g, "")}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return `https://${text}`;
  return text;
}

export const linkError =
  "A link begins with https://, mailto:, tel:, or / for a page of this site.";

/** The words or the path to look for among this site's pages; empty for an address of elsewhere. */
export function getPageSearch(typed: string): string {
  const text = typed.trim();
  return isAllowedLink(parseLink(text)) && !text.startsWith("/")
    ? ""
    : text.replace(/.*[:@].*/, "");
}
