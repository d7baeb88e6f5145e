import { decodeSegment, parseSlug } from "#domain/fields/slug.ts";

/** The result never begins with two slashes, which a browser would follow to another site. */
export function canonicalPath(path: string): string {
  return `/${path
    .split("/")
    .filter((segment) => segment !== "")
    .map(canonicalSegment)
    .join("/")}`;
}

function canonicalSegment(segment: string): string {
  const slug = parseSlug(decodeSegment(segment));
  if (slug !== undefined) return encodeURIComponent(slug);
  // A file name such as Sitemap.xml. Percent-encoded bytes keep their upper-case digits.
  return segment.includes("%") ? segment : segment.toLowerCase();
}
