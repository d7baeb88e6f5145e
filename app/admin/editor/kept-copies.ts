import type { ItemKind } from "#domain/items/item.ts";

/** Unsaved text of one editor, stored in this browser. */
export interface KeptCopy<Values> {
  /** The localStorage key. */
  key: string;
  values: Values;
  savedAt: Date;
  /** The `updated_at` of the edited version; undefined for a new item. */
  basedOn: string | undefined;
  isBeingWritten: boolean;
}

/** Each opened editor has its own key, so two tabs never overwrite each other. */
export function newKey(kind: ItemKind, id: number | undefined): string {
  return `${placeOf(kind, id)}${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** Returns false if the browser has no room or allows no storage. */
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
    // Without storage there is nothing to remove.
  }
}

/** Lists the autosaves of one item, newest first; `blank` defines the known fields. */
export async function listCopies<Values extends object>(
  kind: ItemKind,
  id: number | undefined,
  blank: Values,
): Promise<KeptCopy<Values>[]> {
  const beingWritten = await listHeldLocks();
  return keysFrom(placeOf(kind, id))
    .map((key) => readCopy(key, blank, beingWritten.includes(key)))
    .filter((copy) => copy !== undefined)
    .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
}

/** Marks the autosave as open for other tabs, until `release` is called or the tab closes. */
export function holdLock(key: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without the Web Locks API an autosave looks as if no tab had it open.
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

/** Returns undefined for malformed data; fields that the form no longer has are dropped. */
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
      savedAt: at,
      basedOn: typeof basedOn === "string" ? basedOn : undefined,
      isBeingWritten,
    };
  } catch {
    return undefined;
  }
}
