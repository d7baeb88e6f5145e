import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchServerAutosaves, removeServerAutosave } from "#app/api/autosave-api.ts";
import type { Data } from "#app/api/endpoint-types.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import type { RecordKind } from "#domain/records/item.ts";
import {
  type Autosave,
  listLocalAutosaves,
  pickKnownValues,
  removeLocalAutosave,
} from "./local-autosaves.ts";

interface OfferedAutosavesOptions<Values> {
  kind: RecordKind;
  /** Changes once when a new item is stored. */
  itemId: RefObject<number | undefined>;
  /** An autosave equal to the stored version, but for empty entries, is not offered. */
  stored: Values;
  removeEmptyEntries?: ((values: Values) => Values) | undefined;
  ownKey: RefObject<string>;
}

export function useOfferedAutosaves<Values extends object>(
  options: OfferedAutosavesOptions<Values>,
) {
  const { kind, itemId, stored, removeEmptyEntries = (values) => values, ownKey } = options;
  const [offered, setOffered] = useState<Autosave<Values>[]>([]);
  const detachedKeys = useRef<string[]>([]);
  const dismissedKeys = useRef<string[]>([]);
  const offeredFor = useRef(itemId.current);

  /** The server may take long to answer, so the autosaves of this device are offered first. */
  async function findOtherAutosaves() {
    const id = itemId.current;
    offeredFor.current = id;
    offer(await listLocalAutosaves(kind, id, stored));
    const onServer = parseServerAutosaves(await fetchServerAutosaves({ kind, id }), stored);
    const onDevice = await listLocalAutosaves(kind, id, stored);
    const deviceKeys = onDevice.map(({ key }) => key);
    offer([...onDevice, ...onServer.filter(({ key }) => !deviceKeys.includes(key))]);
  }

  function offer(found: Autosave<Values>[]) {
    const hiddenKeys = [ownKey.current, ...dismissedKeys.current];
    const otherAutosaves = found
      .filter(
        ({ key, values }) =>
          !hiddenKeys.includes(key) && !isEqualValue(removeEmptyEntries(values), stored),
      )
      .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
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
    /** Words of somebody else stay on the device. */
    dismiss({ key, isOpenElsewhere, otherWriter }: Autosave<Values>) {
      dismissedKeys.current.push(key);
      if (!isOpenElsewhere && otherWriter === undefined) {
        removeLocalAutosave(key);
        void removeServerAutosave({ kind, id: offeredFor.current }, key);
      }
      setOffered((autosaves) => autosaves.filter((autosave) => autosave.key !== key));
    },
  };
}

function parseServerAutosaves<Values extends object>(
  stored: Data<"GET /api/staff/autosaves/:kind/:id">,
  blank: Values,
): Autosave<Values>[] {
  return stored.flatMap(({ key, values: json, saved_at, based_on }) => {
    const values = pickKnownValues(JSON.parse(json), blank);
    const basedOn = based_on === "" ? undefined : based_on;
    const savedAt = new Date(saved_at);
    const origin = { isOpenElsewhere: false, otherWriter: undefined, isFromServer: true };
    return values ? [{ key, values, savedAt, basedOn, ...origin }] : [];
  });
}
