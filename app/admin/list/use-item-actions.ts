import { dismissToast, toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { changeItems, deletePermanently, getItemCalls, restoreItem } from "#app/api/staff-api.ts";
import { isItemKind, type RecordKind, type TrashAction } from "#domain/records/item.ts";
import type { ListRow } from "./list-row.ts";

type Identified = Pick<ListRow, "id">;

export function useItemActions(kind: RecordKind) {
  const { run, isBusyWith, failure } = useMutation("action");
  async function restore({ id }: Identified): Promise<boolean> {
    const restored = await run(() => restoreItem(kind, id), { key: id });
    // The Undo toast, if still visible, has nothing left to undo.
    if (restored) dismissToast(`${kind} ${id}`);
    return restored !== undefined;
  }

  async function remove({ id }: Identified, moveTo?: number): Promise<boolean> {
    const undo = {
      label: "Undo",
      onClick: () => void restore({ id }),
      subject: `${kind} ${id}`,
    };
    const toast = (message: string) => toastSuccess(message, undo);
    return (
      (await run(() => getItemCalls(kind).trash(id, moveTo), { key: id, toast })) !== undefined
    );
  }

  async function destroy({ id }: Identified): Promise<boolean> {
    return (await run(() => deletePermanently(kind, id), { key: id })) !== undefined;
  }

  /** All of them change, or none. */
  async function changeSeveral(ids: number[], action: TrashAction): Promise<boolean> {
    if (!isItemKind(kind)) return false;
    const undo = {
      label: "Undo",
      onClick: () => void run(() => changeItems(kind, ids, "restore"), { key: "several" }),
    };
    const toast = (message: string) =>
      void (action === "trash" ? toastSuccess(message, undo) : toastSuccess(message));
    const options = { key: "several", toast };
    return (await run(() => changeItems(kind, ids, action), options)) !== undefined;
  }

  return { changeSeveral, isBusyWith, failure, remove, restore, destroy };
}
