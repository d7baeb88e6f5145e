import { useState } from "react";
import type { ContentPair } from "#domain/posts/post.ts";

interface Keyed {
  pairs: ContentPair[];
  keys: number[];
}

/** Keys that stay with a section when it moves, so that React keeps its focus. */
export function useSectionKeys(pairs: ContentPair[]): number[] {
  const [known, setKnown] = useState<Keyed>(() => ({ pairs, keys: pairs.map((_, i) => i) }));
  if (known.pairs === pairs) return known.keys;
  const keys = matchKeys(known, pairs);
  setKnown({ pairs, keys });
  return keys;
}

/** Matches sections by identity, then by text, then by position; the rest get new keys. */
function matchKeys(known: Keyed, pairs: ContentPair[]): number[] {
  const keys: (number | undefined)[] = pairs.map(() => undefined);
  const unused = new Map(known.keys.map((key, i) => [key, known.pairs[i]]));
  const assign = (isMatch: (pair: ContentPair, old: ContentPair | undefined) => boolean) => {
    for (const [i, pair] of pairs.entries()) {
      if (keys[i] !== undefined) continue;
      const key = [...unused.keys()].find((one) => isMatch(pair, unused.get(one)));
      if (key === undefined) continue;
      keys[i] = key;
      unused.delete(key);
    }
  };
  assign((pair, old) => pair === old);
  assign((pair, old) => pair.heading === old?.heading && pair.paragraph === old.paragraph);
  let next = Math.max(-1, ...known.keys) + 1;
  return keys.map((key, i) => {
    if (key !== undefined) return key;
    const inPlace = known.keys[i];
    if (inPlace === undefined || !unused.delete(inPlace)) return next++;
    return inPlace;
  });
}
