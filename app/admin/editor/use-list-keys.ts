import { useState } from "react";
import { isEqualValue } from "#domain/records/differences.ts";

interface KeyedItems<Item> {
  items: readonly Item[];
  keys: number[];
}

/** Keys that stay with an item when it moves, so that React keeps its focus. */
export function useListKeys<Item>(items: readonly Item[]): number[] {
  const [previous, setPrevious] = useState<KeyedItems<Item>>(() => ({
    items,
    keys: items.map((_, i) => i),
  }));
  if (previous.items === items) return previous.keys;
  const keys = matchKeys(previous, items);
  setPrevious({ items, keys });
  return keys;
}

/** An item keeps the key of the same object, else of an equal one, else of the one in its place. */
export function matchKeys<Item>(previous: KeyedItems<Item>, items: readonly Item[]): number[] {
  const keys: (number | undefined)[] = items.map(() => undefined);
  const unused = new Map(previous.keys.map((key, i) => [key, previous.items[i]]));
  const assign = (isMatch: (item: Item, previousItem: Item | undefined) => boolean) => {
    for (const [i, item] of items.entries()) {
      if (keys[i] !== undefined) continue;
      const key = [...unused.keys()].find((candidate) => isMatch(item, unused.get(candidate)));
      if (key === undefined) continue;
      keys[i] = key;
      unused.delete(key);
    }
  };
  assign((item, previousItem) => item === previousItem);
  assign((item, previousItem) => isEqualValue(item, previousItem));
  let next = Math.max(-1, ...previous.keys) + 1;
  return keys.map((key, i) => {
    if (key !== undefined) return key;
    const keyAtIndex = previous.keys[i];
    if (keyAtIndex === undefined || !unused.delete(keyAtIndex)) return next++;
    return keyAtIndex;
  });
}
