/** Titles are compared by so many characters; the rest would only fill the index. */
const keyLimit = 200;

/**
 * What a title is sorted and searched by, kept beside it, so that the database does both with an
 * index and both engines alike: its bytes order as people do ("Ankle 9" before "ankle 10"), and it
 * holds every word as one reads it ("epaule" of "Épaule").
 */
export function titleKey(title: string): string {
  const plain = plainText(title).slice(0, keyLimit);
  const inOrder = plain
    .replace(oddMarks, "!")
    .replace(/\d+/g, (digits) => lengthMark(digits) + digits);
  return inOrder === plain ? plain : `${inOrder}\n${plain}`;
}

/** The words that a key has to hold for a search to find it. */
export function searchedWords(q: string): string[] {
  return plainText(q)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Marks such as “ stand after the letters in Unicode, and before them for people. */
const oddMarks = /[[\p{P}\p{S}]--\p{ASCII}]/gv;

/** A longer number is a larger one. Nobody types these characters, so no search finds them. */
function lengthMark(digits: string): string {
  return String.fromCharCode(0x10 + Math.min(digits.length, 0x0f));
}

function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").toLowerCase().trim();
}
