import { GhostButton, LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import type { AutosaveState } from "./use-autosave.ts";

interface UnsavedChangesDialogProps {
  isUploading: boolean;
  isUnsaved: boolean;
  /** Undefined if no autosave can be stored. */
  place: AutosaveState["place"] | undefined;
  onStay: () => void;
  onKeepAutosave: () => void;
  onDiscard: () => void;
}

export function UnsavedChangesDialog(props: UnsavedChangesDialogProps) {
  const { isUploading, isUnsaved, place, onStay, onKeepAutosave, onDiscard } = props;
  return (
    <Modal
      heading={isUnsaved ? "Leave with unsaved text?" : "Leave before the picture has arrived?"}
      onClose={onStay}
      actions={
        <>
          <GhostButton tone="danger" onClick={onDiscard} className="mr-auto">
            {isUnsaved ? "Discard" : "Leave"}
          </GhostButton>
          {isUnsaved && place !== undefined && (
            <LineButton onClick={onKeepAutosave}>Close and keep for later</LineButton>
          )}
          <Button data-initial-focus="" size="small" onClick={onStay}>
            Keep writing
          </Button>
        </>
      }
    >
      {isUploading && <p>A picture is still being sent, and does not arrive if you leave now.</p>}
      {isUnsaved && <p>{texts[place ?? "nowhere"]}</p>}
    </Modal>
  );
}

const texts = {
  server:
    "What you wrote is not saved, but the server keeps a copy for you. You can restore it when you open this again, on any device.",
  device:
    "What you wrote is not on the server yet. It can stay on this device, and you can restore it when you open this again here.",
  nowhere: "What you wrote is not on the server yet, and this browser cannot store a copy of it.",
};
