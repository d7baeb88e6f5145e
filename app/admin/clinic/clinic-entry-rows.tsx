import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useItemActions } from "#app/admin/list/use-item-actions.ts";
import { getDropIndicatorClass, useRowDrag } from "#app/admin/list/use-row-drag.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { allCategories } from "#domain/clinic/category.ts";
import { type CollectionKind, getClinicPath } from "#domain/clinic/define-content.ts";
import type { ClinicRow } from "./clinic-list.server.ts";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import { EntryRow, PostsLink } from "./entry-row.tsx";
import { useClinicOrder } from "./use-clinic-order.ts";
import { useListed } from "./use-listed.ts";

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
  const { shownRows, announcement, move } = useClinicOrder(kind, rows, list);
  const { drag, start } = useRowDrag(list, move);
  const actions = useItemActions(kind);
  const listed = useListed(kind);
  const failure = actions.failure ?? listed.failure;
  const [rowToDelete, setRowToDelete] = useState<ClinicRow>();
  const [renamedId, setRenamedId] = useState<number>();

  function endRename({ id }: ClinicRow) {
    flushSync(() => setRenamedId(undefined));
    list.current?.querySelector<HTMLElement>(`[data-rename="${id}"]`)?.focus();
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
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {failure !== undefined && (
        <Callout tone="error" className="mb-4">
          {failure}
        </Callout>
      )}
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
            onRemove={isFixed ? undefined : () => setRowToDelete(row)}
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
        className="grid size-14 flex-none place-items-center rounded-field bg-surface-sunken"
      >
        {postCount}
      </span>
      <span className="min-w-0 flex-1">
        <b className="font-semibold">{allCategories}</b>
        <span className="block text-s text-muted">Always first, and never chosen for a post</span>
      </span>
      <PostsLink count={postCount} />
    </div>
  );
}
