import { ConfirmPasswordField } from "#app/admin/ui/confirm-password-field.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useForm } from "#app/ui/use-form.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { passwordFields } from "#domain/staff/staff-user.ts";

interface DeleteSenderDialogProps {
  name: string;
  count: number;
  isBusy: boolean;
  onConfirm: (password: string, onInvalid: (errors: FieldErrors) => void) => void;
  onCancel: () => void;
}

/** Deleting a sender cannot be undone, so it takes the password. */
export function DeleteSenderDialog({ name, count, onConfirm, ...rest }: DeleteSenderDialogProps) {
  const form = useForm(passwordFields);
  const isSingleMessage = count === 1;

  function confirm() {
    if (Object.keys(form.validate()).length === 0) onConfirm(form.values.password, form.setErrors);
  }

  return (
    <ConfirmDialog
      heading={
        isSingleMessage
          ? `Delete the message of ${name}?`
          : `Delete all ${count} messages of ${name}?`
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
        : `All ${count} messages from this email address are deleted, in every folder. They cannot be brought back.`}
    </ConfirmDialog>
  );
}
