import { useState } from "react";
import { flushSync } from "react-dom";
import { TrashActions } from "#app/admin/list/trash-actions.tsx";
import { useItemActions } from "#app/admin/list/use-item-actions.ts";
import { FailureCallout } from "#app/admin/ui/error-callout.tsx";
import { formatDate } from "#app/admin/ui/format-date.ts";
import { isFocusFree } from "#app/admin/ui/pass-focus.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { ClinicKind } from "#domain/clinic/define-content.ts";
import type { loadClinicList } from "./clinic-list.server.ts";

type TrashedEntry = Awaited<ReturnType<typeof loadClinicList>>["trash"][number];

interface ClinicTrashProps {
  kind: ClinicKind;
  items: TrashedEntry[];
  onRemoved: () => void;
}

export function ClinicTrash({ kind, items, onRemoved }: ClinicTrashProps) {
  const actions = useItemActions(kind);
  const [toDestroy, setToDestroy] = useState<TrashedEntry>();

  async function destroy(item: TrashedEntry) {
    const isDone = await actions.destroy(item);
    // The dialog must close first: it returns the focus to a row that is about to disappear.
    flushSync(() => setToDestroy(undefined));
    if (isDone) onRemoved();
  }

  async function restore(item: TrashedEntry) {
    const pressed = document.activeElement;
    if ((await actions.restore(item)) && isFocusFree(pressed)) onRemoved();
  }

  return (
    <section aria-labelledby="clinic-trash" className="mt-10">
      <h2 id="clinic-trash" className="mb-3 text-[1.25rem] leading-tight tracking-normal">
        Trash
      </h2>
      <FailureCallout failure={actions.failure} className="mb-4" />
      <ul className="divide-y divide-line rounded-m border border-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-3 px-4 py-2">
            <span className="min-w-0 flex-[1_1_10rem]">
              <b className="font-semibold [overflow-wrap:anywhere]">{item.title}</b>
              <span className="block text-s text-muted">
                Deleted by {item.deletedBy}, {formatDate(item.deletedAt)}
              </span>
            </span>
            <span className="ml-auto flex">
              <TrashActions
                about={item.title}
                isBusy={actions.isBusyWith(item.id)}
                onRestore={() => void restore(item)}
                onDestroy={() => setToDestroy(item)}
              />
            </span>
          </li>
        ))}
      </ul>
      {toDestroy && (
        <ConfirmDialog
          heading={`Delete “${toDestroy.title}” for good?`}
          confirmVariant="danger"
          confirmLabel="Delete for good"
          cancelLabel="Keep it"
          isBusy={actions.isBusyWith(toDestroy.id)}
          onConfirm={() => void destroy(toDestroy)}
          onCancel={() => setToDestroy(undefined)}
        >
          It and its saved versions cannot be brought back.
        </ConfirmDialog>
      )}
    </section>
  );
}
