import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  type CallResult,
  refusalInWords,
  removeForGood,
  removeItem,
  restoreItem,
} from "#app/admin/staff-calls.ts";
import { toastDone, toastFailed } from "#app/admin/toasts.tsx";
import { reloadAfterFailure } from "#app/admin/use-session-end.ts";
import type { ItemKind } from "#domain/items/item.ts";
import type { ListRow } from "./list-row.ts";

/** Deletes and restores items; each action shows a toast and reloads the list. */
export function useItemActions(kind: ItemKind) {
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<number>();
  /** The message stays on the page after its toast has disappeared. */
  const [failure, setFailure] = useState<string>();

  const endOffers = useRef(new Map<number, () => void>());

  async function run<T>(id: number, call: Promise<CallResult<T>>): Promise<string | undefined> {
    setBusyId(id);
    setFailure(undefined);
    const result = await call;
    setBusyId(undefined);
    if (result.kind === "done") {
      void revalidate();
      return result.message;
    }
    void reloadAfterFailure(revalidate);
    const message = refusalInWords(result);
    setFailure(message);
    toastFailed(message);
    return undefined;
  }

  async function restore({ id }: Pick<ListRow, "id">): Promise<boolean> {
    const message = await run(id, restoreItem(kind, id));
    if (message !== undefined) {
      // The Undo toast, if still visible, has nothing left to undo.
      endOffers.current.get(id)?.();
      toastDone(message);
    }
    return message !== undefined;
  }

  async function remove({ id }: ListRow): Promise<boolean> {
    const message = await run(id, removeItem(kind, id));
    if (message !== undefined)
      endOffers.current.set(
        id,
        toastDone(message, { label: "Undo", act: () => void restore({ id }) }),
      );
    return message !== undefined;
  }

  async function destroy({ id }: ListRow): Promise<boolean> {
    const message = await run(id, removeForGood(kind, id));
    if (message !== undefined) toastDone(message);
    return message !== undefined;
  }

  return { busyId, failure, remove, restore, destroy };
}
