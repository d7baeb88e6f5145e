import { isRecord } from "../fields/is-record.ts";
import { diffLines, type LineRun } from "./diff-lines.ts";
import { isEqualValue, listChangedFields, normalizeText } from "./differences.ts";

export type Side = "mine" | "theirs";

/** A value in three versions; undefined where a version has no such entry. */
interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** One choice: a field, or one entry of a list. */
export interface ChangedPart<Name extends string> extends Versions {
  key: string;
  name: Name;
  /** The place of an entry in the merged list. */
  index?: number;
  /** The side that alone changed it; undefined if both did: a person has to choose. */
  proposal: Side | undefined;
}

interface Comparison<Values extends object> {
  parts: ChangedPart<keyof Values & string>[];
  /** Sides by the key of the part; parts without a side stay as they are in my version. */
  merge: (sides: ReadonlyMap<string, Side | undefined>) => Values;
}

/**
 * Compares two versions that began with the same base. Lists of entries, such as prices, are compared
 * entry by entry; the entries of a fixed list, such as the days of a week, stay in their places.
 */
export function compareVersions<Values extends object>(
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
  fixedLists: readonly string[] = [],
): Comparison<Values> {
  const fields = listChangedFields(mine, theirs).map((name) => {
    const versions = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return { name, versions, entries: alignEntries(versions, fixedLists.includes(name)) };
  });
  const parts = fields.flatMap(({ name, versions, entries }) =>
    (entries ?? [versions]).flatMap((part, index) => {
      if (isEqualValue(part.mine, part.theirs)) return [];
      const key = entries ? `${name}.${index}` : name;
      return [{ key, name, ...part, ...(entries && { index }), proposal: propose(part) }];
    }),
  );
  return {
    parts,
    merge(sides) {
      const chosen = fields.map(({ name, versions, entries }) => [
        name,
        entries
          ? entries
              .map((part, index) => part[sides.get(`${name}.${index}`) ?? "mine"])
              .filter((entry) => entry !== undefined)
          : versions[sides.get(name) ?? "mine"],
      ]);
      return { ...mine, ...Object.fromEntries(chosen) };
    },
  };
}

/** The side that alone changed each part. */
export function proposeMerge<Values extends object>(
  versions: { base: Values; mine: Values; theirs: Values },
  fixedLists?: readonly string[],
) {
  const { parts, merge } = compareVersions(versions, fixedLists);
  return { sides: new Map(parts.map(({ key, proposal }) => [key, proposal])), merge };
}

function propose({ base, mine, theirs }: Versions): Side | undefined {
  if (isEqualValue(base, mine)) return "theirs";
  return isEqualValue(base, theirs) ? "mine" : undefined;
}

/** Undefined if the field is no list of entries. */
function alignEntries({ base, mine, theirs }: Versions, isFixed: boolean): Versions[] | undefined {
  if (!isEntryList(base) || !isEntryList(mine) || !isEntryList(theirs)) return undefined;
  if (isFixed) return base.map((entry, i) => ({ base: entry, mine: mine[i], theirs: theirs[i] }));
  const [left, right] = [alignWithBase(base, mine), alignWithBase(base, theirs)];
  return [...base, undefined].flatMap((entry, i) => [
    ...joinAdded(left.added[i] ?? [], right.added[i] ?? []),
    ...(i < base.length ? [{ base: entry, mine: left.matched[i], theirs: right.matched[i] }] : []),
  ]);
}

function isEntryList(value: unknown): value is object[] {
  return (
    Array.isArray(value) && value.every((entry) => typeof entry === "object" && entry !== null)
  );
}

/** Both may have added the same entry. */
function joinAdded(mine: object[], theirs: object[]): Versions[] {
  const rest = [...theirs];
  const joined = mine.map((entry) => {
    const same = rest.findIndex((other) => isEqualValue(entry, other));
    const [other] = same < 0 ? [] : rest.splice(same, 1);
    return { base: undefined, mine: entry, theirs: other };
  });
  return [...joined, ...rest.map((entry) => ({ base: undefined, mine: undefined, theirs: entry }))];
}

interface Alignment {
  /** For each entry of the base: the entry in its place. */
  matched: (object | undefined)[];
  /** By the index of the entry of the base that they precede. */
  added: object[][];
}

function alignWithBase(base: object[], side: object[]): Alignment {
  const matched: (object | undefined)[] = [];
  const added: object[][] = [];
  let next = 0;
  for (const run of diffEntries(base, side)) {
    const sideCount = run.kind === "equal" ? run.lines.length : run.otherLines.length;
    const entries = side.slice(next, next + sideCount);
    next += sideCount;
    for (const _ of run.lines) {
      const isReplaced = run.kind === "changed" && isBlank(base[matched.length]);
      matched.push(isReplaced ? undefined : entries.shift());
    }
    added[matched.length] = [...(added[matched.length] ?? []), ...entries];
  }
  return { matched, added };
}

function diffEntries(base: object[], side: object[]): LineRun[] {
  // An empty text has one line.
  if (base.length === 0 || side.length === 0)
    return [{ kind: "changed", lines: base.map(toLine), otherLines: side.map(toLine) }];
  return diffLines(base.map(toLine).join("\n"), side.map(toLine).join("\n"));
}

function toLine(entry: object): string {
  return JSON.stringify(entry, (name, value) => {
    if (name === "key") return undefined;
    if (typeof value === "string") return normalizeText(value);
    // A default names the properties in another order than a save does.
    return isRecord(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  });
}

/** Two people who fill in the next blank entry have each added one. */
function isBlank(entry: object | undefined): boolean {
  return entry !== undefined && Object.values(entry).every((value) => value === "");
}
