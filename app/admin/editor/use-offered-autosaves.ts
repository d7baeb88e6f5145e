import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchAutosaves, removeServerAutosave } from "#app/api/autosave-api.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import type { RecordKind } from "#domain/records/item.ts";
import {
  type Autosave,
  listAutosaves,
  pickKnownValues,
  removeAutosave,
} from "./autosave-storage.ts";

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
    const found = await listAllAutosaves({ kind, id }, stored);
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
      if (!isOpenElsewhere) {
        removeAutosave(key);
        void removeServerAutosave({ kind, id }, key);
      }
      setOffered((autosaves) => autosaves.filter((autosave) => autosave.key !== key));
    },
  };
}

/** Those of this device and, without repeating them, those of the server; newest first. */
async function listAllAutosaves<Values extends object>(
  item: { kind: RecordKind; id: number | undefined },
  blank: Values,
): Promise<Autosave<Values>[]> {
  const [onDevice, onServer] = await Promise.all([
    listAutosaves(item.kind, item.id, blank),
    fetchAutosaves(item),
  ]);
  const deviceKeys = new Set(onDevice.map(({ key }) => key));
  const others = onServer
    .filter(({ key }) => !deviceKeys.has(key))
    .flatMap(({ key, values: json, saved_at, based_on }) => {
      const values = pickKnownValues(JSON.parse(json), blank);
      const basedOn = based_on === "" ? undefined : based_on;
      const savedAt = new Date(saved_at);
      return values
        ? [{ key, values, savedAt, basedOn, isOpenElsewhere: false, isFromServer: true }]
        : [];
    });
  return [...onDevice, ...others].sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}
