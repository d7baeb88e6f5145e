import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isSame } from "#domain/items/differences.ts";
import type { ItemKind } from "#domain/items/item.ts";
import {
  holdLock,
  type KeptCopy,
  keepCopy,
  listCopies,
  newKey,
  removeCopy,
} from "./kept-copies.ts";

/** Autosaves are promised within one second. */
const keptAfterMs = 400;

interface KeptCopiesOptions<Values> {
  kind: ItemKind;
  id: number | undefined;
  /** Returns undefined if everything is saved. */
  unsaved: () => { values: Values; basedOn: string | undefined } | undefined;
  /** An autosave equal to the stored version is not offered. */
  stored: Values;
}

/** Autosaves the form in this browser and offers earlier autosaves. */
export function useKeptCopies<Values extends object>({
  kind,
  id,
  unsaved,
  stored,
}: KeptCopiesOptions<Values>) {
  const [key, setKey] = useState(() => newKey(kind, id));
  const [keptAt, setKeptAt] = useState<Date>();
  const [isFull, setIsFull] = useState(false);
  const [offered, setOffered] = useState<KeptCopy<Values>[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef(key);
  const setAsideKeys = useRef<string[]>([]);
  const last = useRef<Values>(undefined);
  const isOver = useRef(false);

  function keepNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isOver.current) return;
    const now = unsaved();
    if (now === undefined) return forgetOwn();
    // The time shown is that of the last change, not of the last check.
    if (now.values === last.current) return;
    const isKept = keepCopy(own.current, now.values, now.basedOn);
    setIsFull(!isKept);
    if (!isKept) return;
    last.current = now.values;
    setKeptAt(new Date());
  }

  function keepSoon() {
    timer.current ??= setTimeout(keepNow, keptAfterMs);
  }

  function forgetOwn() {
    removeCopy(own.current);
    last.current = undefined;
    setKeptAt(undefined);
  }

  async function lookForOthers() {
    const found = await listCopies(kind, id, stored);
    const others = found.filter((copy) => copy.key !== own.current && !isSame(copy.values, stored));
    const isOurs = (copy: KeptCopy<Values>) => setAsideKeys.current.includes(copy.key);
    setOffered(others.map((copy) => (isOurs(copy) ? { ...copy, isBeingWritten: false } : copy)));
  }

  const look = useEffectEvent(() => lookForOthers());
  const keepAtOnce = useEffectEvent(keepNow);

  useEffect(() => {
    isOver.current = false;
    void look();
    const hide = () => keepAtOnce();
    addEventListener("pagehide", hide);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", hide);
      document.removeEventListener("visibilitychange", hide);
      if (timer.current !== undefined) keepAtOnce();
    };
  }, []);
  useEffect(() => holdLock(key), [key]);

  return {
    keptAt,
    isFull,
    offered,
    keepSoon,
    keepNow,
    forgetOwn,
    /** Stops autosaving: the text was discarded on purpose. */
    throwAway() {
      isOver.current = true;
      clearTimeout(timer.current);
      removeCopy(own.current);
    },
    /** Leaves the current autosave available for restoring and continues with a new one. */
    setAside() {
      keepNow();
      setAsideKeys.current.push(own.current);
      own.current = newKey(kind, id);
      last.current = undefined;
      setKey(own.current);
      setKeptAt(undefined);
      void lookForOthers();
    },
    /** Deletes the autosave unless another tab has it open. */
    take({ key: taken, isBeingWritten }: KeptCopy<Values>) {
      if (!isBeingWritten) removeCopy(taken);
      setOffered((copies) => copies.filter((copy) => copy.key !== taken));
    },
  };
}
