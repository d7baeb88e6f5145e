import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { isEqualValue } from "#domain/records/differences.ts";
import type { RecordKind } from "#domain/records/item.ts";
import { type Autosave, listAutosaves, removeAutosave } from "./autosave-storage.ts";

interface OfferedAutosavesOptions<Values> {
  kind: RecordKind;
  id: number | undefined;
  /** An autosave equal to the stored version is not offered. */
  stored: Values;
  ownKey: RefObject<string>;
}

export function useOfferedAutosaves<Values extends object>({
  kind,
  id,
  stored,
  ownKey,
}: OfferedAutosavesOptions<Values>) {
  const [offered, setOffered] = useState<Autosave<Values>[]>([]);
  const detachedKeys = useRef<string[]>([]);

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
  useEffect(() => void findOnMount(), []);

  return {
    offered,
    offerDetached(key: string) {
      detachedKeys.current.push(key);
      void findOtherAutosaves();
    },
    dismiss({ key, isOpenElsewhere }: Autosave<Values>) {
      if (!isOpenElsewhere) removeAutosave(key);
      setOffered((autosaves) => autosaves.filter((autosave) => autosave.key !== key));
    },
  };
}
