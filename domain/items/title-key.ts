const keyLimit = 200;

/**
 * A stored key gives both database engines the same order and search through an index: "Ankle 9"
 * sorts before "ankle 10", and "epaule" finds "Épaule".
 */
export function titleKey(title: string): string {
  const plain = plainText(title).slice(0, keyLimit);
  const inOrder = plain
    .replace(oddMarks, "!")
    .replace(/\d+/g, (digits) => lengthMark(digits) + digits);
  return inOrder === plain ? plain : `${inOrder}\n${plain}`;
}

export function searchedWords(q: string): string[] {
  return plainText(q)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Unicode sorts marks such as “ after letters; people expect them first. */
const oddMarks = /[[\p{P}\p{S}]--\p{ASCII}]/gv;

/** A longer number is larger. Nobody types these control characters, so no search matches them. */
function lengthMark(digits: string): string {
  return String.fromCharCode(0x10 + Math.min(digits.length, 0x0f));
}

function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase().trim();
}
