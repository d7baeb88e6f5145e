import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";

interface UnsavedChangesDialogProps {
  canAutosave: boolean;
  onStay: () => void;
  onKeepAutosave: () => void;
  onDiscard: () => void;
}

export function UnsavedChangesDialog({
  canAutosave,
  onStay,
  onKeepAutosave,
  onDiscard,
}: UnsavedChangesDialogProps) {
  return (
    <Modal
      heading="Leave with unsaved text?"
      onClose={onStay}
      actions={
        <>
          <GhostButton tone="danger" onClick={onDiscard} className="mr-auto">
            Discard
          </GhostButton>
          {canAutosave && (
            <Button variant="line" size="small" onClick={onKeepAutosave}>
              Close and keep for later
            </Button>
          )}
          <Button data-initial-focus="" size="small" onClick={onStay}>
            Keep writing
          </Button>
        </>
      }
    >
      <p>
        {canAutosave
          ? "What you wrote is not on the server yet. It can stay on this device, and you can restore it when you open this again here."
          : "What you wrote is not on the server yet, and this browser cannot store a copy of it."}
      </p>
    </Modal>
  );
}
