import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RecordKind } from "#domain/records/item.ts";
import {
  createAutosaveKey,
  holdEditLock,
  removeAutosave,
  saveAutosave,
} from "./autosave-storage.ts";
import { useOfferedAutosaves } from "./use-offered-autosaves.ts";

/** Autosaves are promised within one second. */
const autosaveDelayMs = 400;

interface AutosaveOptions<Values> {
  kind: RecordKind;
  id: number | undefined;
  getUnsaved: () => { values: Values; basedOn: string | undefined } | undefined;
  stored: Values;
}

export function useAutosave<Values extends object>({
  kind,
  id,
  getUnsaved,
  stored,
}: AutosaveOptions<Values>) {
  const [key, setKey] = useState(() => createAutosaveKey(kind, id));
  const [autosavedAt, setAutosavedAt] = useState<Date>();
  const [isStorageFull, setIsStorageFull] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ownKey = useRef(key);
  const lastSaved = useRef<Values>(undefined);
  const isDiscarded = useRef(false);
  const { offered, offerDetached, dismiss } = useOfferedAutosaves({ kind, id, stored, ownKey });

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

  const flush = useEffectEvent(autosaveNow);

  useEffect(() => {
    isDiscarded.current = false;
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
    discard() {
      isDiscarded.current = true;
      clearTimeout(timer.current);
      removeAutosave(ownKey.current);
    },
    /** Leaves the current autosave available for restoring and continues with a new one. */
    detach() {
      autosaveNow();
      const detachedKey = ownKey.current;
      ownKey.current = createAutosaveKey(kind, id);
      lastSaved.current = undefined;
      setKey(ownKey.current);
      setAutosavedAt(undefined);
      offerDetached(detachedKey);
    },
    dismiss,
  };
}
