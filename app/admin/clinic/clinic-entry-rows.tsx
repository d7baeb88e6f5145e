import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useItemActions } from "#app/admin/list/use-item-actions.ts";
import { getDropIndicatorClass, useRowDrag } from "#app/admin/list/use-row-drag.ts";
import { FailureCallout } from "#app/admin/ui/error-callout.tsx";
import { passFocus } from "#app/admin/ui/pass-focus.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { getClinicCalls, saveOrder } from "#app/api/clinic-api.ts";
import { allCategories, defaultCategoryId } from "#domain/clinic/category.ts";
import { type CollectionKind, getClinicPath } from "#domain/clinic/define-content.ts";
import { moveItem } from "../editor/move-item.ts";
import type { ClinicRow } from "./clinic-list.server.ts";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import { EntryRow, PostsLink, rowTitleStyle } from "./entry-row.tsx";

interface ClinicEntryRowsProps {
  kind: CollectionKind;
  itemLabel: string;
  isFixed: boolean;
  canAdd: boolean;
  rows: ClinicRow[];
  onRemoved: () => void;
}

export function ClinicEntryRows(props: ClinicEntryRowsProps) {
  const { kind, itemLabel, isFixed, canAdd, rows, onRemoved } = props;
  const list = useRef<HTMLOListElement>(null);
  const { shownRows, move } = useClinicOrder(kind, rows, list);
  const { drag, start } = useRowDrag(list, move);
  const actions = useItemActions(kind);
  const listed = useListed(kind);
  const failure = actions.failure ?? listed.failure;
  const [rowToDelete, setRowToDelete] = useState<ClinicRow>();
  const [renamedId, setRenamedId] = useState<number>();

  function endRename({ id }: ClinicRow) {
    // Another row may have been opened meanwhile.
    flushSync(() => setRenamedId((current) => (current === id ? undefined : current)));
    passFocus(list.current?.querySelector<HTMLElement>(`[data-rename="${id}"]`));
  }

  async function remove(row: ClinicRow, moveTo: number | undefined) {
    const isDone = await actions.remove(row, moveTo);
    // The dialog must close first: it returns the focus to a row that is about to disappear.
    flushSync(() => setRowToDelete(undefined));
    if (isDone) onRemoved();
  }

  if (rows.length === 0) return <p>There is nothing yet.</p>;
  return (
    <>
      <FailureCallout failure={failure} className="mb-4" />
      {kind === "categories" && <AllCategoriesRow rows={rows} />}
      <ol
        ref={list}
        className={`divide-y divide-line border border-line bg-surface-raised ${kind === "categories" ? "rounded-b-m border-t-0" : "rounded-m"}`}
      >
        {shownRows.map((row, i) => (
          <EntryRow
            key={row.id}
            kind={kind}
            row={row}
            index={i}
            count={shownRows.length}
            className={getDropIndicatorClass(drag, i, shownRows.length)}
            onMove={(to) => move(i, to)}
            onDragStart={(event) => start(event, i)}
            isRenaming={row.id === renamedId}
            onRename={kind === "categories" ? () => setRenamedId(row.id) : undefined}
            onRenameEnd={() => endRename(row)}
            onSetListed={
              row.canHide ? (isListed) => void listed.setListed(row, isListed) : undefined
            }
            duplicatePath={
              canAdd && kind !== "categories"
                ? `${getClinicPath(kind)}/new?from=${row.id}`
                : undefined
            }
            onRemove={
              isFixed || isDefaultCategory(kind, row) ? undefined : () => setRowToDelete(row)
            }
            hasSpaceForRemove={!isFixed}
          />
        ))}
      </ol>
      {rowToDelete && (
        <DeleteEntryDialog
          row={rowToDelete}
          itemLabel={itemLabel}
          otherRows={rows.filter(({ id }) => id !== rowToDelete.id)}
          isBusy={actions.isBusyWith(rowToDelete.id)}
          onDelete={(moveTo) => void remove(rowToDelete, moveTo)}
          onCancel={() => setRowToDelete(undefined)}
        />
      )}
    </>
  );
}

/** Staff cannot change it, and no post is in it. */
function AllCategoriesRow({ rows }: { rows: ClinicRow[] }) {
  const postCount = rows.reduce((sum, row) => sum + row.postCount, 0);
  return (
    <div className="flex items-center gap-x-3 rounded-t-m border border-line bg-surface-raised px-2 py-2">
      <span className="inline-grid size-11 flex-none place-items-center text-muted">
        <Icon name="lock" />
      </span>
      <span
        aria-hidden="true"
        className="grid size-14 flex-none place-items-center rounded-field bg-surface-sunken font-display text-[1.1875rem] text-brand"
      >
        {postCount}
      </span>
      <span className="min-w-0 flex-1">
        <b className={rowTitleStyle}>{allCategories}</b>
        <span className="block text-s text-muted">Always first, and never chosen for a post</span>
      </span>
      <PostsLink count={postCount} />
    </div>
  );
}

/** Saves each move at once. Until the server has responded, the list shows the new order. */
function useClinicOrder(
  kind: CollectionKind,
  rows: ClinicRow[],
  list: RefObject<HTMLElement | null>,
) {
  const { run } = useMutation("action");
  const [pendingIds, setPendingIds] = useState<number[]>();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = (pendingIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const shownRows = ordered.length === rows.length ? ordered : rows;
  const loadedIds = rows.map(({ id }) => id).join();
  const storedIds = useRef<number[]>([]);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    storedIds.current = loadedIds.split(",").map(Number);
  }, [loadedIds]);

  // Undo moves the focused row back to where it was, perhaps out of the window.
  useLayoutEffect(() => {
    if (pendingIds === undefined) return;
    list.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  }, [pendingIds, list]);

  async function save(ids: number[], message: string, undo?: () => void) {
    setPendingIds(ids);
    const action = undo && { label: "Undo", onClick: undo, subject: `${kind} order` };
    const toast = () => toastSuccess(message, action);
    // A second move waits, since the server compares each with the order before it.
    const saving = lastSave.current.then(() =>
      run(() => saveOrder(kind, ids, storedIds.current), { toast }),
    );
    lastSave.current = saving;
    const saved = await saving;
    if (saved) storedIds.current = saved.data.map(({ id }) => id);
    await saved?.reloaded;
    // The router shows the loaded rows at low priority: an earlier render would flash the old order.
    startTransition(() => {
      // A later move has its own order.
      setPendingIds((current) => (current === ids ? undefined : current));
    });
  }

  function move(from: number, to: number) {
    const row = shownRows[from];
    if (row === undefined || to < 0 || to >= shownRows.length || to === from) return;
    const previousIds = shownRows.map(({ id }) => id);
    const message = `“${row.title}” is now ${to + 1} of ${shownRows.length}.`;
    const undo = () => void save(previousIds, "The order is as before.");
    void save(moveItem(previousIds, from, to), message, undo);
  }

  return { shownRows, move };
}

/** Shows or hides an entry at once; the toast can undo it. */
function useListed(kind: CollectionKind) {
  const { run, failure } = useMutation("action");

  async function setListed(row: ClinicRow, isListed: boolean, isUndo = false): Promise<void> {
    const calls = getClinicCalls(kind);
    const change = async () => {
      const stored = await calls.find(row.id);
      return stored.kind === "done" ? calls.update(row.id, { ...stored.data, isListed }) : stored;
    };
    const undo = {
      label: "Undo",
      onClick: () => void setListed(row, !isListed, true),
      subject: `${kind} ${row.id}`,
    };
    const message = `“${row.title}” is ${isListed ? "on" : "off"} the site.`;
    const toast = () => toastSuccess(message, isUndo ? undefined : undo);
    await run(change, { key: row.id, toast });
  }

  return { setListed, failure };
}

/** New posts begin in this category. */
function isDefaultCategory(kind: CollectionKind, { id }: { id: number }): boolean {
  return kind === "categories" && id === defaultCategoryId;
}
