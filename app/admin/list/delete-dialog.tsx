import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { trashRetentionDays } from "#domain/records/item.ts";
import type { ListLabels } from "./list-labels.ts";
import type { ListRow } from "./list-row.ts";

interface DeleteDialogProps {
  labels: ListLabels;
  row: ListRow;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteDialog({ labels, row, ...rest }: DeleteDialogProps) {
  const isPermanent = row.state === "trash";
  const confirmLabel = isPermanent ? "Delete for good" : "Delete";
  return (
    <ConfirmDialog
      heading={isPermanent ? `Delete “${row.title}” for good?` : `Delete “${row.title}”?`}
      confirmVariant="danger"
      cancelLabel="Keep it"
      confirmLabel={
        <>
          <Icon name="trash" />
          {confirmLabel}
        </>
      }
      {...rest}
    >
      {isPermanent ? (
        `${labels.deletedParts} cannot be brought back.`
      ) : (
        <>
          It goes to the trash, where it can be restored for {trashRetentionDays} days.
          {row.state === "published" && " Its page will then show “not found”."}
        </>
      )}
    </ConfirmDialog>
  );
}
