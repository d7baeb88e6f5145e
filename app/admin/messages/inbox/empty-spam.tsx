import { useState } from "react";
import { flushSync } from "react-dom";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { emptySpam } from "#app/api/message-api.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { spamRetentionDays } from "#domain/messages/message.ts";
import { pluralize } from "#domain/records/pluralize.ts";

interface EmptySpamProps {
  count: number;
  /** By the server's clock. */
  loadedAtMs: number;
}

export function EmptySpam({ count, loadedAtMs }: EmptySpamProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const mutation = useMutation("button");

  async function empty() {
    await mutation.run(() => emptySpam(loadedAtMs));
    flushSync(() => setIsConfirming(false));
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 pb-3">
      <p className="text-s text-muted">Spam is deleted after {spamRetentionDays} days.</p>
      {count > 0 && (
        <GhostButton icon="trash" tone="danger" onClick={() => setIsConfirming(true)}>
          Empty spam
        </GhostButton>
      )}
      <ErrorCallout failure={mutation.failure} />
      {isConfirming && (
        <ConfirmDialog
          heading={`Delete ${pluralize(count, "message")} for good?`}
          confirmVariant="danger"
          confirmLabel="Delete for good"
          cancelLabel="Keep them"
          isBusy={mutation.isBusy}
          onConfirm={() => void empty()}
          onCancel={() => setIsConfirming(false)}
        >
          Spam that arrives from now on stays. What is deleted cannot be brought back.
        </ConfirmDialog>
      )}
    </div>
  );
}
