/** Of two pages alike enough to warn of, so many smallest hashes have most in common. */
const sketchSize = 48;

/**
 * A small sample of a page's sequences of words, the same for the same sequences wherever they
 * stand: those with the smallest hashes. Pages that are alike share much of it, so they are found by
 * an index, without reading any other page.
 */
export function sketchOf(shingles: Set<string>): number[] {
  const hashes = new Set([...shingles].map(hashOf));
  return [...hashes].sort((one, other) => one - other).slice(0, sketchSize);
}

/** FNV-1a, in the 31 bits that an integer column of either engine holds. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 1;
}
