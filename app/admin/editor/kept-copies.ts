import type { ItemKind } from "#domain/items/item.ts";

/** What was written and not saved, as this browser keeps it. */
export interface KeptCopy<Values> {
  /** Where it is kept. */
  key: string;
  values: Values;
  keptAt: Date;
  /** The `updated_at` of what was being changed; undefined where it was new. */
  basedOn: string | undefined;
  /** Another tab is writing it at this moment. */
  isBeingWritten: boolean;
}

/** Each time an editor is opened it keeps its copy in a place of its own. */
export function newKey(kind: ItemKind, id: number | undefined): string {
  return `${placeOf(kind, id)}${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** False where the browser has no room or keeps nothing. */
export function keepCopy(key: string, values: object, basedOn: string | undefined): boolean {
  try {
    const copy = { values, keptAt: new Date().toISOString(), basedOn };
    localStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function removeCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** The copies of one item, the newest first; `blank` says what fields there are. */
export async function listCopies<Values extends object>(
  kind: ItemKind,
  id: number | undefined,
  blank: Values,
): Promise<KeptCopy<Values>[]> {
  const beingWritten = await listHeldLocks();
  return keysFrom(placeOf(kind, id))
    .map((key) => readCopy(key, blank, beingWritten.includes(key)))
    .filter((copy) => copy !== undefined)
    .sort((one, other) => other.keptAt.getTime() - one.keptAt.getTime());
}

/** Tells other tabs that this copy is being written, until `release` or the end of the tab. */
export function holdLock(key: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Where there are no locks, a copy looks as if nobody were writing it.
  void navigator.locks?.request(key, () => released);
  return release;
}

function placeOf(kind: ItemKind, id: number | undefined): string {
  return `unsaved ${kind} ${id ?? "new"} `;
}

async function listHeldLocks(): Promise<string[]> {
  const locks = await navigator.locks?.query();
  return (locks?.held ?? []).map(({ name }) => name ?? "");
}

function keysFrom(place: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(place));
  } catch {
    return [];
  }
}

/** Undefined where it is not a copy; fields that the form no longer has are left out. */
function readCopy<Values extends object>(
  key: string,
  blank: Values,
  isBeingWritten: boolean,
): KeptCopy<Values> | undefined {
  try {
    const { values, keptAt, basedOn } = JSON.parse(localStorage.getItem(key) ?? "");
    const at = new Date(keptAt);
    if (typeof values !== "object" || Number.isNaN(at.getTime())) return undefined;
    const known = Object.entries(values).filter(
      ([name, value]) => typeof value === typeof blank[name as keyof Values],
    );
    return {
      key,
      values: { ...blank, ...Object.fromEntries(known) },
      keptAt: at,
      basedOn: typeof basedOn === "string" ? basedOn : undefined,
      isBeingWritten,
    };
  } catch {
    return undefined;
  }
}
