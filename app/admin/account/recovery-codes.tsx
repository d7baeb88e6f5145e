import { useEffect, useRef, useState } from "react";
import { LineButton } from "#app/admin/ui/line-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { clinic } from "#content/clinic.ts";
import { useUnsavedChangesPrompt } from "../editor/use-unsaved-changes-prompt.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { downloadFile } from "../ui/download-file.ts";
import { printDocument } from "../ui/print-document.ts";

const heading = `Recovery codes for the staff area of ${clinic.name}`;
const explanation = "Each signs you in once, instead of the app’s code.";

/** The server stores only hashes of the codes, so they cannot be shown again. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const [isSaved, setIsSaved] = useState(false);
  const prompt = useUnsavedChangesPrompt(!isSaved);
  const keep = () => setIsSaved(true);
  return (
    <div className="grid gap-4">
      <h3 ref={headingRef} tabIndex={-1} className="text-ds outline-none">
        Your recovery codes
      </h3>
      <Callout tone="warning">
        <strong>They are shown only this once.</strong> Print them, download them or write them
        down, and store them away from your phone. {explanation}
      </Callout>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6 gap-y-1 rounded-m border border-line bg-surface p-4 font-semibold tabular">
        {codes.map((code) => (
          <li key={code} className="tracking-wide">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onSaved}>
          I have saved them
        </Button>
        <LineButton onClick={() => printCodes(codes)}>
          <Icon name="document" />
          Print
        </LineButton>
        <LineButton
          onClick={() => {
            downloadCodes(codes);
            keep();
          }}
        >
          <Icon name="download" />
          Download
        </LineButton>
        <CopyButton text={codes.join("\n")} label="codes" onCopied={keep} />
      </div>
      {prompt.isOpen && (
        <ConfirmDialog
          heading="Leave without the recovery codes?"
          confirmVariant="danger"
          confirmLabel="Leave without them"
          cancelLabel="Stay here"
          onConfirm={prompt.leave}
          onCancel={prompt.stay}
        >
          They are shown only this once, and you have not downloaded or copied them. Without your
          phone, only they let you sign in.
        </ConfirmDialog>
      )}
    </div>
  );
}

function printCodes(codes: string[]): void {
  printDocument("Recovery codes", (paper) => {
    const title = paper.createElement("h1");
    title.textContent = heading;
    const note = paper.createElement("p");
    note.textContent = explanation;
    const list = paper.createElement("ol");
    for (const code of codes) {
      const item = paper.createElement("li");
      item.textContent = code;
      list.append(item);
    }
    return [title, note, list];
  });
}

function downloadCodes(codes: string[]): void {
  const lines = [heading, explanation, "", ...codes, ""];
  downloadFile("recovery-codes.txt", lines.join("\n"), "text/plain;charset=utf-8");
}
