import { slugLimit, slugPattern } from "./slug-format.ts";

export function normalizeSlug(slugUrl: string): string {
  return slugUrl.normalize("NFC").trim().toLowerCase().replace(/\s+/g, "-");
}

export function parseSlug(pathSegment: string): string | undefined {
  return new RegExp(slugPattern, "u").test(pathSegment) ? normalizeSlug(pathSegment) : undefined;
}

/** Text that is not percent-encoded correctly stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Keeps letters and digits of any script, and whole words up to the limit. */
export function slugify(title: string): string {
  const words =
    title
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  let slug = "";
  for (const word of words) {
    const extended = slug === "" ? word : `${slug}-${word}`;
    if (Array.from(extended).length > slugLimit) break;
    slug = extended;
  }
  return slug;
}
