import { readSlug } from "#domain/slug.ts";

/**
 * The one form of a path: no slash at the end and none twice, each part as a slug of ours is. It
 * never begins with two slashes, which would lead to another site.
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
  // Such as Sitemap.xml; in what is encoded, letters in capitals are the digits of bytes.
  return part.includes("%") ? part : part.toLowerCase();
}

/** What is not well-formed stays as it is: no page is there. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
