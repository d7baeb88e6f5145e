import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useUnsavedChangesPrompt } from "./use-unsaved-changes-prompt.ts";

/** For forms without an autosave. A page can have one only: the router asks the last one. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const { isOpen, leave, stay } = useUnsavedChangesPrompt(isUnsaved);
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      heading="Leave with unsaved text?"
      confirmVariant="danger"
      confirmLabel="Leave without it"
      cancelLabel="Keep writing"
      onConfirm={leave}
      onCancel={stay}
    >
      What you wrote here is not saved.
    </ConfirmDialog>
  );
}
