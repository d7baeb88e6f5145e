import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { reloadAfterFailure } from "#app/admin/auth/use-session-expiry.ts";
import { toastError, toastSuccess } from "#app/admin/ui/toasts.tsx";
import {
  type ApiResult,
  deletePermanently,
  errorMessage,
  restoreItem,
  trashItem,
} from "#app/api/staff-api.ts";
import type { ItemKind } from "#domain/records/item.ts";
import type { ListRow } from "./list-row.ts";

export function useItemActions(kind: ItemKind) {
  const { revalidate } = useRevalidator();
  const [busyId, setBusyId] = useState<number>();
  /** The message stays on the page after its toast has disappeared. */
  const [failure, setFailure] = useState<string>();

  const undoToasts = useRef(new Map<number, () => void>());

  async function run<T>(id: number, call: Promise<ApiResult<T>>): Promise<string | undefined> {
    setBusyId(id);
    setFailure(undefined);
    const result = await call;
    setBusyId(undefined);
    if (result.kind === "done") {
      void revalidate();
      return result.message;
    }
    void reloadAfterFailure(revalidate);
    const message = errorMessage(result);
    setFailure(message);
    toastError(message);
    return undefined;
  }

  async function restore({ id }: Pick<ListRow, "id">): Promise<boolean> {
    const message = await run(id, restoreItem(kind, id));
    if (message !== undefined) {
      // The Undo toast, if still visible, has nothing left to undo.
      undoToasts.current.get(id)?.();
      toastSuccess(message);
    }
    return message !== undefined;
  }

  async function remove({ id }: ListRow): Promise<boolean> {
    const message = await run(id, trashItem(kind, id));
    if (message !== undefined)
      undoToasts.current.set(
        id,
        toastSuccess(message, { label: "Undo", onClick: () => void restore({ id }) }),
      );
    return message !== undefined;
  }

  async function destroy({ id }: ListRow): Promise<boolean> {
    const message = await run(id, deletePermanently(kind, id));
    if (message !== undefined) toastSuccess(message);
    return message !== undefined;
  }

  return { busyId, failure, remove, restore, destroy };
}
