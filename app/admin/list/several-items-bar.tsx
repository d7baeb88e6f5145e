import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { passFocus } from "#app/admin/ui/pass-focus.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { type ItemKind, trashRetentionDays } from "#domain/records/item.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { listLabels } from "./list-labels.ts";
import { SelectionBar } from "./selection-bar.tsx";
import type { useItemActions } from "./use-item-actions.ts";
import type { Selection } from "./use-selection.ts";

interface SeveralItemsBarProps {
  kind: ItemKind;
  isTrash: boolean;
  selection: Selection;
  count: number;
  actions: ReturnType<typeof useItemActions>;
  /** Takes the focus when the chosen rows have left the list. */
  heading: RefObject<HTMLElement | null>;
}

export function SeveralItemsBar(props: SeveralItemsBarProps) {
  const { kind, isTrash, selection, count, actions, heading } = props;
  const [isAsking, setAsking] = useState(false);
  const { chosen } = selection;
  const { singular, plural } = listLabels[kind];
  const isBusy = actions.isBusyWith("several");

  async function change(action: "trash" | "restore") {
    const pressed = document.activeElement;
    const isDone = await actions.changeSeveral(chosen, action);
    // The dialog must close first: it returns the focus to a button that is about to disappear.
    flushSync(() => setAsking(false));
    if (!isDone) return;
    selection.drop(chosen);
    if (action === "trash") heading.current?.focus();
    else passFocus(heading.current, { pressed });
  }

  return (
    <>
      <SelectionBar selection={selection} count={count} className="pb-2 pl-4 max-desk:pl-0">
        {isTrash ? (
          <GhostButton icon="restore" isBusy={isBusy} onClick={() => void change("restore")}>
            Restore
          </GhostButton>
        ) : (
          <GhostButton icon="trash" tone="danger" onClick={() => setAsking(true)}>
            Delete
          </GhostButton>
        )}
      </SelectionBar>
      {isAsking && chosen.length > 0 && (
        <ConfirmDialog
          heading={`Delete ${pluralize(chosen.length, singular, plural)}?`}
          confirmLabel="Delete"
          confirmVariant="danger"
          cancelLabel={chosen.length === 1 ? "Keep it" : "Keep them"}
          isBusy={isBusy}
          onConfirm={() => void change("trash")}
          onCancel={() => setAsking(false)}
        >
          {chosen.length === 1
            ? `It goes to the trash, where it can be restored for ${trashRetentionDays} days. If visitors can read it now, its page will show “not found”.`
            : `They go to the trash, where they can be restored for ${trashRetentionDays} days. Pages that visitors can read now will show “not found”. If somebody else has deleted one meanwhile, none of them changes.`}
        </ConfirmDialog>
      )}
    </>
  );
}
