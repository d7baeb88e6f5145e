/** Pages above the threshold share most of these hashes. */
const minHashSize = 48;

/** A MinHash sketch, by which an index finds similar pages without reading them. */
export function createMinHash(shingles: Set<string>): number[] {
  const hashes = new Set([...shingles].map(hashText));
  return [...hashes].sort((first, second) => first - second).slice(0, minHashSize);
}

/** FNV-1a, cut to the 31 bits that an integer column of both engines holds. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 1;
}
