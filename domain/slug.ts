export const slugLimit = 80;

/** The address of a slug as staff wrote it: lower case, white space to hyphens. */
export function slugAddress(slugUrl: string): string {
  return slugUrl.normalize("NFC").trim().toLowerCase().replace(/\s+/g, "-");
}

/** Letters and marks of any script, digits, hyphens and spaces; a letter or digit at least. */
export const slugPattern = "^(?=.*[\\p{L}\\p{Nd}])[\\p{L}\\p{M}\\p{Nd}\\- ]+$";

/** The address that a part of a URL means, in its normal form; undefined where it can be none. */
export function readSlug(urlPart: string): string | undefined {
  return new RegExp(slugPattern, "u").test(urlPart) ? slugAddress(urlPart) : undefined;
}

/** A slug for a title: its letters and digits of any script, the rest as hyphens, whole words. */
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
