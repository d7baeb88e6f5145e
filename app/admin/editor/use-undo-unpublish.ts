import type { ToastAction } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { getItemCalls, getItemId, type ItemTypes } from "#app/api/staff-api.ts";
import { listChangedFields } from "#domain/records/differences.ts";
import type { RecordKind } from "#domain/records/item.ts";
import type { EditorOptions } from "./editor-state.ts";

/** Undo is offered only if nothing else was saved with it: that text has not been public. */
export function useUndoUnpublish<Kind extends RecordKind, Values extends object>({
  kind,
  toBody,
  fromItem,
}: Pick<EditorOptions<Kind, Values>, "kind" | "toBody" | "fromItem">) {
  const { run } = useMutation("action");
  return (item: ItemTypes[Kind], before: Values): ToastAction | undefined => {
    const changed: string[] = listChangedFields(fromItem(item), before);
    const isDraft = "status" in item && item.status === "draft";
    if (!isDraft || changed.length !== 1 || changed[0] !== "status") return undefined;
    const body = { ...toBody(before), updated_at: item.updated_at };
    const publishAgain = () => run(() => getItemCalls(kind).update(getItemId(item), body));
    return { label: "Undo", onClick: () => void publishAgain() };
  };
}
