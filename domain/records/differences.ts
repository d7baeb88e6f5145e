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
