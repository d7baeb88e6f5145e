const keyLimit = 200;

/**
 * A stored key gives both database engines the same order and search through an index: "Ankle 9"
 * sorts before "ankle 10", and "epaule" finds "Épaule".
 */
export function titleKey(title: string): string {
  const plainTitle = toPlainText(title).slice(0, keyLimit);
  const sortable = plainTitle
    .replace(nonAsciiMarks, "!")
    .replace(/\d+/g, (digits) => getLengthPrefix(digits) + digits);
  return sortable === plainTitle ? plainTitle : `${sortable}\n${plainTitle}`;
}

export function getSearchTerms(q: string): string[] {
  return toPlainText(q)
    .split(/\s+/)
    .filter((term) => term !== "");
}

/** Unicode sorts marks such as “ after letters; people expect them first. */
const nonAsciiMarks = /(?!\p{ASCII})[\p{P}\p{S}]/gu;

/** A longer number is larger. Nobody types these control characters, so no search matches them. */
function getLengthPrefix(digits: string): string {
  return String.fromCharCode(0x10 + Math.min(digits.length, 0x0f));
}

/** Arabic keyboards write two Persian letters differently, and a search finds either. */
export function toPlainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\p{Join_Control}]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u064a\u0649]/g, "\u06cc")
    .replaceAll("\u0643", "\u06a9")
    .trim();
}
