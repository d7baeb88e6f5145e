import { useState } from "react";
import { ConfirmPasswordField } from "#app/admin/ui/confirm-password-field.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { getRequiredMessage } from "#domain/fields/field-list.ts";
import { passwordFields } from "#domain/staff/staff-user.ts";

interface DeleteSenderDialogProps {
  name: string;
  count: number;
  isBusy: boolean;
  /** Resolves to the password's error, if there is one. */
  onConfirm: (password: string) => Promise<string | undefined>;
  onCancel: () => void;
}

/** Deleting a sender cannot be undone, so it takes the password. */
export function DeleteSenderDialog({ name, count, onConfirm, ...rest }: DeleteSenderDialogProps) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const isSingleMessage = count === 1;

  async function confirm() {
    if (password === "") return setError(getRequiredMessage(passwordFields.password));
    setError(await onConfirm(password));
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
      field={
        <ConfirmPasswordField
          value={password}
          error={error}
          hasInitialFocus={false}
          onChange={setPassword}
        />
      }
      onConfirm={() => void confirm()}
      {...rest}
    >
      {isSingleMessage
        ? "It is the only message from this email address. It cannot be brought back."
        : `All ${count} messages from this email address are deleted, in every folder. They cannot be brought back.`}
    </ConfirmDialog>
  );
}
