import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";

interface LeaveQuestionProps {
  /** False if the browser cannot store an autosave: leaving would lose the text. */
  canKeep: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

export function LeaveQuestion({ canKeep, onStay, onKeep, onDiscard }: LeaveQuestionProps) {
  return (
    <Modal
      heading="Leave with unsaved text?"
      onClose={onStay}
      actions={
        <>
          <QuietButton onClick={onDiscard} className="mr-auto text-danger!">
            Discard
          </QuietButton>
          {canKeep && (
            <Button look="line" size="small" onClick={onKeep}>
              Close and keep for later
            </Button>
          )}
          <Button data-first="" size="small" onClick={onStay}>
            Keep writing
          </Button>
        </>
      }
    >
      <p>
        {canKeep
          ? "What you wrote is not on the server yet. It can stay on this device, and you can restore it when you open this again here."
          : "What you wrote is not on the server yet, and this browser cannot store a copy of it."}
      </p>
    </Modal>
  );
}
