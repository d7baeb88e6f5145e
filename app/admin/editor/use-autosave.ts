import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isEqualValue } from "#domain/records/differences.ts";
import type { ItemKind } from "#domain/records/item.ts";
import {
  type Autosave,
  createAutosaveKey,
  holdEditLock,
  listAutosaves,
  removeAutosave,
  saveAutosave,
} from "./autosave-storage.ts";

/** Autosaves are promised within one second. */
const autosaveDelayMs = 400;

interface AutosaveOptions<Values> {
  kind: ItemKind;
  id: number | undefined;
  /** Returns undefined if everything is saved. */
  getUnsaved: () => { values: Values; basedOn: string | undefined } | undefined;
  /** An autosave equal to the stored version is not offered. */
  stored: Values;
}

/** Autosaves the form in this browser and offers earlier autosaves. */
export function useAutosave<Values extends object>({
  kind,
  id,
  getUnsaved,
  stored,
}: AutosaveOptions<Values>) {
  const [key, setKey] = useState(() => createAutosaveKey(kind, id));
  const [autosavedAt, setAutosavedAt] = useState<Date>();
  const [isStorageFull, setIsStorageFull] = useState(false);
  const [offered, setOffered] = useState<Autosave<Values>[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ownKey = useRef(key);
  const detachedKeys = useRef<string[]>([]);
  const lastSaved = useRef<Values>(undefined);
  const isDiscarded = useRef(false);

  function autosaveNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isDiscarded.current) return;
    const current = getUnsaved();
    if (current === undefined) return removeOwnAutosave();
    // The time shown is that of the last change, not of the last check.
    if (current.values === lastSaved.current) return;
    const isSaved = saveAutosave(ownKey.current, current.values, current.basedOn);
    setIsStorageFull(!isSaved);
    if (!isSaved) return;
    lastSaved.current = current.values;
    setAutosavedAt(new Date());
  }

  function scheduleAutosave() {
    timer.current ??= setTimeout(autosaveNow, autosaveDelayMs);
  }

  function removeOwnAutosave() {
    removeAutosave(ownKey.current);
    lastSaved.current = undefined;
    setAutosavedAt(undefined);
  }

  async function findOtherAutosaves() {
    const found = await listAutosaves(kind, id, stored);
    const otherAutosaves = found.filter(
      (autosave) => autosave.key !== ownKey.current && !isEqualValue(autosave.values, stored),
    );
    const isDetached = (autosave: Autosave<Values>) => detachedKeys.current.includes(autosave.key);
    setOffered(
      otherAutosaves.map((autosave) =>
        isDetached(autosave) ? { ...autosave, isOpenElsewhere: false } : autosave,
      ),
    );
  }

  const findOnMount = useEffectEvent(() => findOtherAutosaves());
  const flush = useEffectEvent(autosaveNow);

  useEffect(() => {
    isDiscarded.current = false;
    void findOnMount();
    const onHide = () => flush();
    addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
      if (timer.current !== undefined) flush();
    };
  }, []);
  useEffect(() => holdEditLock(key), [key]);

  return {
    autosavedAt,
    isStorageFull,
    offered,
    scheduleAutosave,
    autosaveNow,
    removeOwnAutosave,
    /** Stops autosaving: the text was discarded on purpose. */
    discard() {
      isDiscarded.current = true;
      clearTimeout(timer.current);
      removeAutosave(ownKey.current);
    },
    /** Leaves the current autosave available for restoring and continues with a new one. */
    detach() {
      autosaveNow();
      detachedKeys.current.push(ownKey.current);
      ownKey.current = createAutosaveKey(kind, id);
      lastSaved.current = undefined;
      setKey(ownKey.current);
      setAutosavedAt(undefined);
      void findOtherAutosaves();
    },
    /** Deletes the autosave unless another tab has it open. */
    dismiss({ key: dismissedKey, isOpenElsewhere: isBeingWritten }: Autosave<Values>) {
      if (!isBeingWritten) removeAutosave(dismissedKey);
      setOffered((autosaves) => autosaves.filter((autosave) => autosave.key !== dismissedKey));
    },
  };
}
