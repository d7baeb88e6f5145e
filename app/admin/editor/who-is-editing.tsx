import { useEffect, useState } from "react";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { fetchCurrentEditors } from "#app/api/autosave-api.ts";
import { formatItems } from "#domain/clinic/number-words.ts";
import type { RecordKind } from "#domain/records/item.ts";

/** The region stays, so that it is announced when somebody begins. */
export function WhoIsEditing({ kind, id }: { kind: RecordKind; id: number | undefined }) {
  const names = useCurrentEditors(kind, id);
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="mx-auto flex max-w-360 items-center gap-2 px-gutter pt-3 text-s text-muted [overflow-wrap:anywhere]">
          <Icon name="people" className="flex-none" />
          {formatItems(names)} {names.length === 1 ? "is" : "are"} editing this now.
        </p>
      )}
    </div>
  );
}

const intervalMs = 30_000;

/** The names of colleagues who type into the same item; asking does not extend the session. */
function useCurrentEditors(kind: RecordKind, id: number | undefined): string[] {
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
