import { countEqualEnds } from "./diff-lines.ts";

/**
 * Ignores properties named `key`, by which a form identifies list entries. Parts that are the same
 * object are not read, since an editor compares a whole post with each key that is pressed.
 */
export function isEqualValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left === "string" && typeof right === "string")
    return normalizeText(left) === normalizeText(right);
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right))
    return false;
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  names.delete("key");
  return [...names].every((name) => isEqualValue(left[name], right[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function normalizeText(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

export function listChangedFields<Values extends object>(
  left: Values,
  right: Values,
): (keyof Values & string)[] {
  const names = Object.keys({ ...left, ...right }) as (keyof Values & string)[];
  return names.filter((name) => !isEqualValue(left[name], right[name]));
}

export function diffText(text: string, other: string) {
  const words = splitWords(text);
  const { start, end } = countEqualEnds(words, splitWords(other));
  return {
    start: words.slice(0, start).join(""),
    changed: words.slice(start, words.length - end).join(""),
    end: words.slice(words.length - end).join(""),
  };
}

function splitWords(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}
