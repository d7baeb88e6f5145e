/** Pages above the threshold share most of these hashes. */
const sketchSize = 48;

/**
 * A MinHash sketch: the smallest hashes are a stable sample of a page's shingles, so an index finds
 * similar pages without reading them.
 */
export function sketchOf(shingles: Set<string>): number[] {
  const hashes = new Set([...shingles].map(hashOf));
  return [...hashes].sort((one, other) => one - other).slice(0, sketchSize);
}

/** FNV-1a, cut to the 31 bits that an integer column of both engines holds. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 1;
}
