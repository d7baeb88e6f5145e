/** Ignores properties named `key`, by which a form identifies list entries. */
export function isEqualValue(left: unknown, right: unknown): boolean {
  return serialize(left) === serialize(right);
}

export function listChangedFields<Values extends object>(
  left: Values,
  right: Values,
): (keyof Values & string)[] {
  const names = Object.keys({ ...left, ...right }) as (keyof Values & string)[];
  return names.filter((name) => !isEqualValue(left[name], right[name]));
}

export type Side = "mine" | "theirs";

/**
 * Proposes the side that alone changed a field since the base; undefined if both did, and a person
 * has to choose.
 */
export function proposeSides<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Map<keyof Values & string, Side | undefined> {
  const sides = new Map<keyof Values & string, Side | undefined>();
  for (const name of listChangedFields(mine, theirs)) {
    if (isEqualValue(base[name], mine[name])) sides.set(name, "theirs");
    else sides.set(name, isEqualValue(base[name], theirs[name]) ? "mine" : undefined);
  }
  return sides;
}

export function diffText(
  text: string,
  right: string,
): { start: string; changed: string; end: string } {
  const words = splitWords(text);
  const otherWords = splitWords(right);
  const minLength = Math.min(words.length, otherWords.length);
  let firstChange = 0;
  while (firstChange < minLength && words[firstChange] === otherWords[firstChange])
    firstChange += 1;
  let lastChange = 0;
  while (
    lastChange < minLength - firstChange &&
    words.at(-1 - lastChange) === otherWords.at(-1 - lastChange)
  )
    lastChange += 1;
  const end = words.length - lastChange;
  return {
    start: words.slice(0, firstChange).join(""),
    changed: words.slice(firstChange, end).join(""),
    end: words.slice(end).join(""),
  };
}

function splitWords(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

function serialize(value: unknown): string | undefined {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (name === "key") return undefined;
    return typeof inner === "string" ? inner.replaceAll("\r\n", "\n").trim() : inner;
  });
}
