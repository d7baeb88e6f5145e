const minLength = 4;
const longLength = 8;
const minLengthOfOtherStart = 6;

/**
 * Allows one typo, or two in a long word. People seldom mistake the first letter: a short word must
 * have it, and a long one should.
 */
export function findClosestWord(term: string, words: Iterable<string>): string | undefined {
  if (term.length < minLength) return undefined;
  const maxTypos = term.length < longLength ? 1 : 2;
  let closest: string | undefined;
  let minCost = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (Math.abs(word.length - term.length) > maxTypos) continue;
    const isSameStart = hasSameStart(term, word);
    if (!isSameStart && term.length < minLengthOfOtherStart) continue;
    const typos = countTypos(term, word);
    const cost = typos + (isSameStart ? 0 : 0.5);
    if (typos > maxTypos || cost >= minCost) continue;
    closest = word;
    minCost = cost;
    if (minCost === 0) break;
  }
  return closest;
}

/** True for "kn" and "nk" too, since swapped letters are common. */
function hasSameStart(term: string, word: string): boolean {
  return term[0] === word[0] || (term[0] === word[1] && term[1] === word[0]);
}

/** Counts letters that are missing, added, wrong or swapped with their neighbour. */
export function countTypos(from: string, to: string): number {
  let [twoBack, previous]: [number[], number[]] = [[], Array.from(to, (_, i) => i)];
  previous.push(to.length);
  for (let i = 1; i <= from.length; i++) {
    const current = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      current[j] = Math.min(
        at(previous, j) + 1,
        at(current, j - 1) + 1,
        at(previous, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(twoBack, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [twoBack, previous] = [previous, current];
  }
  return at(previous, to.length);
}

function at(row: number[], i: number): number {
  return row[i] ?? Number.POSITIVE_INFINITY;
}
