/** Ignores properties named `key`, by which a form identifies list entries. */
export function isSame(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

export function differingFields<Values extends object>(
  one: Values,
  other: Values,
): (keyof Values & string)[] {
  const names = Object.keys({ ...one, ...other }) as (keyof Values & string)[];
  return names.filter((name) => !isSame(one[name], other[name]));
}

export type Side = "mine" | "theirs";

/**
 * Proposes the side that alone changed a field since the base; undefined if both did, and a person
 * has to choose.
 */
export function proposedSides<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Map<keyof Values & string, Side | undefined> {
  const sides = new Map<keyof Values & string, Side | undefined>();
  for (const name of differingFields(mine, theirs)) {
    if (isSame(base[name], mine[name])) sides.set(name, "theirs");
    else sides.set(name, isSame(base[name], theirs[name]) ? "mine" : undefined);
  }
  return sides;
}

export function splitByChange(
  text: string,
  other: string,
): { start: string; changed: string; end: string } {
  const words = wordsOf(text);
  const others = wordsOf(other);
  const most = Math.min(words.length, others.length);
  let first = 0;
  while (first < most && words[first] === others[first]) first += 1;
  let last = 0;
  while (last < most - first && words.at(-1 - last) === others.at(-1 - last)) last += 1;
  const end = words.length - last;
  return {
    start: words.slice(0, first).join(""),
    changed: words.slice(first, end).join(""),
    end: words.slice(end).join(""),
  };
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

function comparable(value: unknown): string | undefined {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (name === "key") return undefined;
    return typeof inner === "string" ? inner.replaceAll("\r\n", "\n").trim() : inner;
  });
}
