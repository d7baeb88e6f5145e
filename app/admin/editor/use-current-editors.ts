import { useEffect, useState } from "react";
import { fetchCurrentEditors } from "#app/api/autosave-api.ts";
import type { RecordKind } from "#domain/records/item.ts";

const intervalMs = 30_000;

/** The names of colleagues who type into the same item; asking does not extend the session. */
export function useCurrentEditors(kind: RecordKind, id: number | undefined): string[] {
  const [names, setNames] = useState<string[]>([]);

  useEffect(() => {
    if (id === undefined) return;
    let isMounted = true;
    async function poll(itemId: number) {
      if (document.visibilityState !== "visible") return;
      const found = await fetchCurrentEditors(kind, itemId);
      if (isMounted) setNames(found);
    }
    const onTick = () => void poll(id);
    onTick();
    const timer = setInterval(onTick, intervalMs);
    document.addEventListener("visibilitychange", onTick);
    return () => {
      isMounted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onTick);
    };
  }, [kind, id]);

  return names;
}
