export const slugLimit = 80;

export function slugAddress(slugUrl: string): string {
  return slugUrl.normalize("NFC").trim().toLowerCase().replace(/\s+/g, "-");
}

/**
 * Letters and marks of any script, digits, hyphens and spaces, with at least one letter or digit.
 */
export const slugPattern = "^(?=.*[\\p{L}\\p{Nd}])[\\p{L}\\p{M}\\p{Nd}\\- ]+$";

export function readSlug(urlPart: string): string | undefined {
  return new RegExp(slugPattern, "u").test(urlPart) ? slugAddress(urlPart) : undefined;
}

/** Keeps letters and digits of any script, and whole words up to the limit. */
export function proposedSlug(title: string): string {
  const words =
    title
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? word : `${slug}-${word}`;
    if (Array.from(longer).length > slugLimit) break;
    slug = longer;
  }
  return slug;
}
