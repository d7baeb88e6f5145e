import { useState } from "react";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { getClinicCalls } from "#app/api/clinic-api.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { ClinicKind } from "#domain/clinic/define-content.ts";

interface ResetSectionProps {
  kind: ClinicKind;
  id: number;
  updatedAt: string;
  isUnsaved: boolean;
  /** The editor loads the default anew, and shows the message then. */
  onReset: (message: string) => void;
}

export function ResetSection(props: ResetSectionProps) {
  const { kind, id, updatedAt, isUnsaved, onReset } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, failure } = useMutation("button");

  async function reset() {
    const done = await run(() => getClinicCalls(kind).reset(id, updatedAt), { toast: false });
    setIsAsking(false);
    if (done) onReset(done.message);
  }

  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <ErrorCallout failure={failure} />
      <p className="text-s text-muted">
        The default is the text that came with the site. Your own versions stay in the history.
      </p>
      <LineButton onClick={() => setIsAsking(true)} className="justify-self-start">
        Go back to the default
      </LineButton>
      {isAsking && (
        <ConfirmDialog
          heading="Go back to the default?"
          confirmLabel="Use the default"
          cancelLabel="Keep what is written"
          isBusy={isBusy}
          onConfirm={() => void reset()}
          onCancel={() => setIsAsking(false)}
        >
          Visitors will read the text that came with the site. Your own versions stay in the
          history.{isUnsaved && " What you typed and have not saved is lost."}
        </ConfirmDialog>
      )}
    </section>
  );
}
