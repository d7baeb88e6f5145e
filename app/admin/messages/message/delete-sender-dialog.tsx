import { useState } from "react";
import { ConfirmPasswordField } from "#app/admin/ui/confirm-password-field.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { passwordFields } from "#domain/staff/staff-user.ts";

interface DeleteSenderDialogProps {
  name: string;
  /** Those outside the trash. */
  count: number;
  trashCount: number;
  isBusy: boolean;
  onConfirm: (password: string, count: number, onInvalid: (errors: FieldErrors) => void) => void;
  onCancel: () => void;
}

/** Deleting a sender cannot be undone, so it takes the password. */
export function DeleteSenderDialog(props: DeleteSenderDialogProps) {
  const { name, count, trashCount, onConfirm, ...rest } = props;
  const form = useForm(passwordFields);
  // A message that arrives while the password is typed is not part of the question.
  const [messageCount] = useState(count + trashCount);
  const isSingleMessage = messageCount === 1;

  function confirm() {
    if (Object.keys(form.validate()).length > 0) return;
    onConfirm(form.values.password, messageCount, form.setErrors);
  }

  return (
    <ConfirmDialog
      heading={
        isSingleMessage
          ? `Delete the message of ${name}?`
          : `Delete all ${messageCount} messages of ${name}?`
      }
      confirmVariant="danger"
      cancelLabel={isSingleMessage ? "Keep it" : "Keep them"}
      confirmLabel={
        <>
          <Icon name="trash" />
          Delete for good
        </>
      }
      field={<ConfirmPasswordField form={form} hasInitialFocus={false} />}
      onConfirm={confirm}
      {...rest}
    >
      {isSingleMessage
        ? "It is the only message from this email address. It cannot be brought back."
        : `All ${messageCount} messages from this email address are deleted for good, in every folder${trashCount > 0 ? ` and in the trash (${trashCount})` : ""}.`}
    </ConfirmDialog>
  );
}
