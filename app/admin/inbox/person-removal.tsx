import { useState } from "react";
import { PasswordAgain } from "#app/admin/account/password-again.tsx";
import { Icon } from "#app/admin/staff-icon.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { missingSentence } from "#domain/field.ts";
import { passwordFields } from "#domain/staff/user.ts";

interface PersonRemovalProps {
  name: string;
  count: number;
  isBusy: boolean;
  /** Resolves to the password's error, if there is one. */
  onConfirm: (password: string) => Promise<string | undefined>;
  onKeep: () => void;
}

/** Deleting a sender cannot be undone, so it takes the password. */
export function PersonRemoval({ name, count, onConfirm, ...rest }: PersonRemovalProps) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const isOne = count === 1;

  async function confirm() {
    if (password === "") return setError(missingSentence(passwordFields.password));
    setError(await onConfirm(password));
  }

  return (
    <ConfirmDialog
      question={
        isOne ? `Delete the message of ${name}?` : `Delete all ${count} messages of ${name}?`
      }
      look="danger"
      keep={isOne ? "Keep it" : "Keep them"}
      confirm={
        <>
          <Icon name="trash" />
          Delete for good
        </>
      }
      field={
        <PasswordAgain value={password} error={error} wantsFocus={false} onChange={setPassword} />
      }
      onConfirm={() => void confirm()}
      {...rest}
    >
      {isOne
        ? "It is the only message from this email address. It cannot be brought back."
        : `All ${count} messages from this email address are deleted, in every folder. They cannot be brought back.`}
    </ConfirmDialog>
  );
}
