import { ActButton, ActLink } from "./act.tsx";
import type { ListRow } from "./list-row.ts";

interface RowActionsProps {
  row: ListRow;
  /** The list's path and query, so that an editor opens over the same list. */
  path: string;
  search: string;
  isBusy: boolean;
  onRemove: () => void;
  onRestore: () => void;
}

export function RowActions({ row, path, search, isBusy, onRemove, onRestore }: RowActionsProps) {
  const { id, title: about, state, address } = row;
  if (state === "trash")
    return (
      <>
        <ActButton
          icon="restore"
          word="Restore"
          about={about}
          tone="on"
          disabled={isBusy}
          onClick={onRestore}
        />
        <ActButton
          icon="trash"
          word="Delete for good"
          about={about}
          tone="danger"
          disabled={isBusy}
          onClick={onRemove}
        />
      </>
    );
  const copying = new URLSearchParams(search);
  copying.set("from", String(id));
  const room = "notWhereNarrow";
  return (
    <>
      <ActLink
        icon="pencil"
        word="Edit"
        about={about}
        room={room}
        to={`${path}/${id}/edit${search}`}
      />
      {state === "published" ? (
        <ActLink icon="eye" word="View" about={about} room={room} to={address} isDocument />
      ) : (
        <ActLink icon="eye" word="Preview" about={about} room={room} to={`${path}/${id}/preview`} />
      )}
      <ActLink
        icon="copy"
        word="Duplicate"
        about={about}
        room="never"
        to={`${path}/new?${copying}`}
      />
      <ActButton
        icon="trash"
        word="Delete"
        about={about}
        room="onPhone"
        tone="danger"
        disabled={isBusy}
        onClick={onRemove}
      />
    </>
  );
}
