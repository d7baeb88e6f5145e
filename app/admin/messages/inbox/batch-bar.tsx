import { type ReactNode, type RefObject, useState } from "react";
import { SelectionBar } from "#app/admin/list/selection-bar.tsx";
import type { Selection } from "#app/admin/list/use-selection.ts";
import { FailureCallout } from "#app/admin/ui/error-callout.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { passFocus } from "#app/admin/ui/pass-focus.ts";
import type { IconName } from "#app/admin/ui/staff-icon.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { useShortcutKeys } from "#app/admin/ui/use-shortcut-keys.ts";
import { markMessageUnread } from "#app/api/message-api.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import type { StaffLabel } from "#domain/staff/staff-label.server.ts";
import { findFocusedRow, rowId } from "../focused-row.ts";
import type { MessageRow } from "../message-row.ts";
import { type BatchInput, useBatchActions } from "../use-batch-actions.ts";
import { type AskedAction, BatchDialog } from "./batch-dialog.tsx";

interface BatchBarProps {
  rows: MessageRow[];
  folder: MessageFolder;
  selection: Selection;
  readers: StaffLabel[];
  /** Takes the focus when the chosen messages have left the list. */
  heading: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const buttons: { action: AskedAction; icon: IconName; label: string; folders: MessageFolder[] }[] =
  [
    {
      action: "answer",
      icon: "check-circle",
      label: "Answered",
      folders: ["inbox", "held"],
    },
    { action: "assign", icon: "person", label: "Assign", folders: ["inbox", "held"] },
    { action: "inbox", icon: "inbox", label: "To the inbox", folders: ["handled", "held"] },
    { action: "inbox", icon: "shield", label: "Not spam", folders: ["spam"] },
    {
      action: "spam",
      icon: "shield-alert",
      label: "Spam",
      folders: ["inbox", "handled", "held"],
    },
  ];

export function BatchBar(props: BatchBarProps) {
  const { rows, folder, selection, readers, heading, children } = props;
  const [asked, setAsked] = useState<AskedAction>();
  const chosenRows = rows.filter(({ message_id }) => selection.has(message_id));
  const actions = useBatchActions();
  const { run } = useMutation("action");

  /** A key acts on the focused row, and on all chosen rows if that is one of them. */
  function answer(): boolean {
    const id = findFocusedRow();
    if (id === undefined || !["inbox", "held"].includes(folder)) return false;
    if (!selection.has(id)) selection.chooseOnly(id);
    setAsked("answer");
    return true;
  }

  function trashByKey(): boolean {
    const id = findFocusedRow();
    if (id === undefined) return false;
    if (selection.has(id)) void trash(chosenRows);
    else void trashRow(rows.findIndex((row) => row.message_id === id));
    return true;
  }

  function markUnread(): boolean {
    const id = findFocusedRow();
    if (id === undefined) return false;
    void run(() => markMessageUnread(id), { key: id });
    return true;
  }

  useShortcutKeys({ e: answer, "#": trashByKey, u: markUnread });

  async function confirm(input: Omit<BatchInput, "action">) {
    if (asked === undefined) return;
    const close = () => setAsked(undefined);
    if (!(await actions.change(chosenRows, { action: asked, ...input }, close))) return;
    selection.clear();
    heading.current?.focus();
  }

  /** Needs no confirmation, like the button in an open message: Undo and the trash bring it back. */
  async function trash(trashed: MessageRow[]) {
    if (actions.isBusy) return;
    const pressed = document.activeElement;
    if (!(await actions.change(trashed, { action: "trash" }, () => {}))) return;
    selection.drop(trashed.map(({ message_id }) => message_id));
    passFocus(heading.current, { pressed });
  }

  /** The focus moves to the row that takes its place, so that the next key acts on that one. */
  async function trashRow(index: number) {
    const next = rows[index + 1] ?? rows[index - 1];
    if (actions.isBusy) return;
    const trashed = rows.slice(index, index + 1);
    const pressed = document.activeElement;
    if (!(await actions.change(trashed, { action: "trash" }, () => {}))) return;
    const row = next && document.getElementById(rowId(next.message_id));
    passFocus(row ?? heading.current, { pressed });
  }

  return (
    <div className="sticky top-0 z-1 flex flex-wrap items-center justify-between border-b border-line bg-surface-raised pl-3 print:hidden">
      <SelectionBar selection={selection} count={rows.length}>
        {buttons
          .filter(({ folders }) => folders.includes(folder))
          .map(({ action, icon, label }) => (
            <GhostButton key={label} icon={icon} className="px-2!" onClick={() => setAsked(action)}>
              {label}
            </GhostButton>
          ))}
        <GhostButton
          icon="trash"
          tone="danger"
          isBusy={actions.isBusy}
          className="px-2!"
          onClick={() => void trash(chosenRows)}
        >
          Delete
        </GhostButton>
      </SelectionBar>
      {selection.chosen.length === 0 && children}
      <FailureCallout failure={actions.failure} className="mr-3 mb-3" />
      {asked !== undefined && chosenRows.length > 0 && (
        <BatchDialog
          action={asked}
          count={chosenRows.length}
          readers={readers}
          isBusy={actions.isBusy}
          onConfirm={(input) => void confirm(input)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
