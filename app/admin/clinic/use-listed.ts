import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { getClinicCalls } from "#app/api/clinic-api.ts";
import type { CollectionKind } from "#domain/clinic/define-content.ts";
import type { ClinicRow } from "./clinic-list.server.ts";

/** Shows or hides an entry at once; the toast can undo it. */
export function useListed(kind: CollectionKind) {
  const { run, isBusyWith, failure } = useMutation("action");

  async function setListed(row: ClinicRow, isListed: boolean, isUndo = false): Promise<void> {
    const calls = getClinicCalls(kind);
    const change = async () => {
      const stored = await calls.find(row.id);
      return stored.kind === "done" ? calls.update(row.id, { ...stored.data, isListed }) : stored;
    };
    const undo = { label: "Undo", onClick: () => void setListed(row, !isListed, true) };
    const message = `“${row.title}” is ${isListed ? "on" : "off"} the site.`;
    const toast = () => void toastSuccess(message, isUndo ? undefined : undo);
    await run(change, { key: row.id, toast });
  }

  return { setListed, isBusyWith, failure };
}
