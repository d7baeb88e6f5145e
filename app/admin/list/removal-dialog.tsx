import { Icon } from "#app/admin/staff-icon.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { trashKeptDays } from "#domain/items/item.ts";
import type { ListRow } from "./list-row.ts";
import type { ListWords } from "./list-words.ts";

interface RemovalDialogProps {
  words: ListWords;
  row: ListRow;
  isBusy: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

export function RemovalDialog({ words, row, ...rest }: RemovalDialogProps) {
  const isForGood = row.state === "trash";
  const word = isForGood ? "Delete for good" : "Delete";
  return (
    <ConfirmDialog
      question={isForGood ? `Delete “${row.title}” for good?` : `Delete “${row.title}”?`}
      look="danger"
      keep="Keep it"
      confirm={
        <>
          <Icon name="trash" />
          {word}
        </>
      }
      {...rest}
    >
      {isForGood ? (
        `${words.parts} cannot be brought back.`
      ) : (
        <>
          It goes to the trash, where it can be restored for {trashKeptDays} days.
          {row.state === "published" && " Its page will then show “not found”."}
        </>
      )}
    </ConfirmDialog>
  );
}
