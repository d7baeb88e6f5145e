import type { RecordKind } from "#domain/records/item.ts";
import { getPageUser, isOtherUser, type PageUser } from "../session/page-user.ts";

export interface Autosave<Values> {
  key: string;
  values: Values;
  savedAt: Date;
  /** The `updated_at` of the edited version; undefined for a new item. */
  basedOn: string | undefined;
  isOpenElsewhere: boolean;
  /** The name of the person who typed it on this device, unless they are signed in now. */
  otherWriter: string | undefined;
  /** It was typed on another device, or the storage of this one was cleared. */
  isFromServer: boolean;
}

interface LocalAutosave {
  values?: unknown;
  keptAt?: unknown;
  basedOn?: unknown;
  writtenBy?: Partial<PageUser>;
}

const outdatedKeys = new Set<string>();

/** Each opened editor has its own key, so two tabs never overwrite each other. */
export function createAutosaveKey(kind: RecordKind, id: number | undefined): string {
  return `${getKeyPrefix(kind, id)}${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Returns false if the browser has no room or allows no storage. An autosave never expires: it stays
 * until the item is saved, the text is discarded or the browser is cleared.
 */
export function saveLocalAutosave(
  key: string,
  values: object,
  basedOn: string | undefined,
): boolean {
  try {
    const writtenBy = getPageUser();
    const autosave = { values, keptAt: new Date().toISOString(), basedOn, writtenBy };
    localStorage.setItem(key, JSON.stringify(autosave));
    outdatedKeys.delete(key);
    return true;
  } catch {
    outdatedKeys.add(key);
    return false;
  }
}

/** A full device keeps an older text, which would be offered in place of the server's newer one. */
export function removeOutdatedLocalAutosave(key: string): void {
  if (outdatedKeys.delete(key)) removeLocalAutosave(key);
}

export function removeLocalAutosave(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Lists the autosaves of one item, newest first; `blank` defines the known fields. */
export async function listLocalAutosaves<Values extends object>(
  kind: RecordKind,
  id: number | undefined,
  blank: Values,
): Promise<Autosave<Values>[]> {
  const lockedKeys = await listHeldLocks();
  return listKeys(getKeyPrefix(kind, id))
    .map((key) => readAutosave(key, blank, lockedKeys.includes(key)))
    .filter((autosave) => autosave !== undefined)
    .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}

/** Marks the autosave as open for other tabs, until `release` is called or the tab closes. */
export function holdEditLock(key: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without the Web Locks API every autosave looks as if no tab has it open.
  void navigator.locks?.request(key, () => released);
  return release;
}

function getKeyPrefix(kind: RecordKind, id: number | undefined): string {
  return `unsaved ${kind} ${id ?? "new"} `;
}

async function listHeldLocks(): Promise<string[]> {
  const locks = await navigator.locks?.query();
  return (locks?.held ?? []).map(({ name }) => name ?? "");
}

function listKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function readAutosave<Values extends object>(
  key: string,
  blank: Values,
  isOpenElsewhere: boolean,
): Autosave<Values> | undefined {
  try {
    const stored: LocalAutosave = JSON.parse(localStorage.getItem(key) ?? "");
    const { values, keptAt, basedOn, writtenBy } = stored;
    const savedAt = new Date(String(keptAt));
    if (Number.isNaN(savedAt.getTime())) return undefined;
    const known = pickKnownValues(values, blank);
    const version = typeof basedOn === "string" ? basedOn : undefined;
    return (
      known && {
        key,
        values: known,
        savedAt,
        basedOn: version,
        isOpenElsewhere,
        otherWriter: writtenBy?.id && isOtherUser(writtenBy.id) ? writtenBy.name : undefined,
        isFromServer: false,
      }
    );
  } catch {
    return undefined;
  }
}

/** Returns undefined for malformed data; fields that the form no longer has are dropped. */
export function pickKnownValues<Values extends object>(
  values: unknown,
  blank: Values,
): Values | undefined {
  if (typeof values !== "object" || values === null) return undefined;
  const known = Object.entries(values).filter(([name, value]) =>
    hasSameType(value, blank[name as keyof Values]),
  );
  return { ...blank, ...Object.fromEntries(known) };
}

/** A number that is not given is null. */
function hasSameType(left: unknown, right: unknown): boolean {
  const types = [left, right].map((value) => (value === null ? "number" : typeof value));
  return types[0] === types[1] && Array.isArray(left) === Array.isArray(right);
}
