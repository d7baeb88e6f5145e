import { ActionButton, ActionLink } from "./action-button.tsx";
import type { ListRow } from "./list-row.ts";
import { TrashActions } from "./trash-actions.tsx";

interface RowActionsProps {
  row: ListRow;
  path: string;
  search: string;
  isBusy: boolean;
  onRemove: () => void;
  onRestore: () => void;
}

export function RowActions({ row, path, search, isBusy, onRemove, onRestore }: RowActionsProps) {
  const { id, title: about, state, publicPath, previewPath } = row;
  if (state === "trash")
    return (
      <TrashActions about={about} isBusy={isBusy} onRestore={onRestore} onDestroy={onRemove} />
    );
  const duplicateParams = new URLSearchParams(search);
  duplicateParams.set("from", String(id));
  const shared = { about, labelVisibility: "notWhereNarrow" } as const;
  return (
    <>
      <ActionLink {...shared} icon="pencil" label="Edit" to={`${path}/${id}/edit${search}`} />
      {state === "published" ? (
        <ActionLink {...shared} icon="eye" label="View" to={publicPath} isDocument />
      ) : (
        <ActionLink {...shared} icon="eye" label="Preview" to={previewPath} isDocument />
      )}
      <ActionLink
        icon="copy"
        label="Duplicate"
        about={about}
        labelVisibility="never"
        to={`${path}/new?${duplicateParams}`}
      />
      <ActionButton
        icon="trash"
        label="Delete"
        about={about}
        labelVisibility="onPhone"
        tone="danger"
        aria-disabled={isBusy}
        onClick={onRemove}
      />
    </>
  );
}
