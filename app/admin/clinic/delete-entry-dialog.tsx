import { useState } from "react";
import { SelectField } from "#app/admin/ui/select.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { trashRetentionDays } from "#domain/records/item.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import type { ClinicRow } from "./clinic-list.server.ts";

interface DeleteEntryDialogProps {
  row: ClinicRow;
  itemLabel: string;
  otherRows: ClinicRow[];
  isBusy: boolean;
  onDelete: (moveTo?: number) => void;
  onCancel: () => void;
}

/** Asks where the posts of a category go. */
export function DeleteEntryDialog(props: DeleteEntryDialogProps) {
  const { row, itemLabel, otherRows, isBusy, onDelete, onCancel } = props;
  const [moveTo, setMoveTo] = useState(otherRows[0]?.id);
  const { postCount, servicePageCount } = row;
  const isOne = postCount === 1;
  const field = (
    <SelectField
      label={isOne ? "Move it to" : "Move them to"}
      value={moveTo}
      onChange={({ target }) => setMoveTo(Number(target.value))}
      options={otherRows.map(({ id, title }) => [id, title])}
    />
  );
  const deleteLabel = `Delete the ${itemLabel}`;
  const moveLabel = isOne ? "Move the post and delete" : "Move the posts and delete";
  return (
    <ConfirmDialog
      heading={`Delete “${row.title}”?`}
      confirmVariant="danger"
      confirmLabel={postCount > 0 ? moveLabel : deleteLabel}
      cancelLabel="Keep it"
      isBusy={isBusy}
      field={postCount > 0 ? field : undefined}
      onConfirm={() => onDelete(postCount > 0 ? moveTo : undefined)}
      onCancel={onCancel}
    >
      {postCount > 0 &&
        `${pluralize(postCount, "post")} ${isOne ? "is" : "are"} in it. Where should ${isOne ? "it" : "they"} go? `}
      {servicePageCount > 0 &&
        `It is on ${pluralize(servicePageCount, "service page")}, and goes from there too. `}
      The {itemLabel} goes from the site to the trash, where it can be restored for{" "}
      {trashRetentionDays} days.
    </ConfirmDialog>
  );
}
