import { Icon } from "#app/admin/staff-icon.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

interface PersonRemovalProps {
  name: string;
  count: number;
  isBusy: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before all of a person's messages go; there is no trash for them. */
export function PersonRemoval({ name, count, ...rest }: PersonRemovalProps) {
  const isOne = count === 1;
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
      {...rest}
    >
      {isOne
        ? "It is the only message from this e-mail address. It cannot be brought back."
        : `All ${count} messages from this e-mail address go, in every folder. They cannot be brought back.`}
    </ConfirmDialog>
  );
}
