import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useItemActions } from "#app/admin/list/use-item-actions.ts";
import { getDropIndicatorClass, useRowDrag } from "#app/admin/list/use-row-drag.ts";
import { Callout } from "#app/ui/callout.tsx";
import type { CollectionKind } from "#domain/clinic/define-content.ts";
import type { ClinicRow } from "./clinic-list.server.ts";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import { EntryRow } from "./entry-row.tsx";
import { useClinicOrder } from "./use-clinic-order.ts";

interface ClinicEntryRowsProps {
  kind: CollectionKind;
  itemLabel: string;
  isFixed: boolean;
  rows: ClinicRow[];
  onRemoved: () => void;
}

export function ClinicEntryRows(props: ClinicEntryRowsProps) {
  const { kind, itemLabel, isFixed, rows, onRemoved } = props;
  const list = useRef<HTMLOListElement>(null);
  const { shownRows, announcement, move } = useClinicOrder(kind, rows);
  const { drag, start } = useRowDrag(list, move);
  const actions = useItemActions(kind);
  const [rowToDelete, setRowToDelete] = useState<ClinicRow>();

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
      {actions.failure !== undefined && (
        <Callout tone="error" className="mb-4">
          {actions.failure}
        </Callout>
      )}
      <ol
        ref={list}
        className="divide-y divide-line rounded-m border border-line bg-surface-raised"
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
            onRemove={isFixed ? undefined : () => setRowToDelete(row)}
          />
        ))}
      </ol>
      {rowToDelete && (
        <DeleteEntryDialog
          row={rowToDelete}
          itemLabel={itemLabel}
          otherRows={rows.filter(({ id }) => id !== rowToDelete.id)}
          isBusy={actions.busyId === rowToDelete.id}
          onDelete={(moveTo) => void remove(rowToDelete, moveTo)}
          onCancel={() => setRowToDelete(undefined)}
        />
      )}
    </>
  );
}
