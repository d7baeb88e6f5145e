import { readSlug } from "#domain/slug.ts";

/**
 * Removes empty segments and normalizes the others as slugs. The result never begins with two
 * slashes, which a browser would follow to another site.
 */
export function canonicalPath(path: string): string {
  return `/${path
    .split("/")
    .filter((part) => part !== "")
    .map(canonicalPart)
    .join("/")}`;
}

function canonicalPart(part: string): string {
  const slug = readSlug(decoded(part));
  if (slug !== undefined) return encodeURIComponent(slug);
  // A file name such as Sitemap.xml. Percent-encoded bytes keep their upper-case digits.
  return part.includes("%") ? part : part.toLowerCase();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
