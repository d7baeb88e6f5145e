import { useState } from "react";
import { formatTimeOnDate } from "#app/admin/ui/format-date.ts";
import { GhostButton, LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { listChangedFields } from "#domain/records/differences.ts";
import { Banner } from "./banner.tsx";
import { DifferenceList } from "./difference-list.tsx";
import type { Autosave } from "./local-autosaves.ts";
import type { EditorState } from "./use-item-editor.ts";

interface RestoreAutosaveBannerProps<Values extends object> {
  editor: EditorState<Values>;
  autosave: Autosave<Values>;
}

export function RestoreAutosaveBanner<Values extends object>(
  props: RestoreAutosaveBannerProps<Values>,
) {
  const { editor, autosave } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { describeField: describe, base, values } = editor;
  const { otherWriter } = autosave;
  const time = formatTimeOnDate(autosave.savedAt);
  // Content that nobody has changed yet has no version.
  const isOlder = (autosave.basedOn ?? "") !== (base.updatedAt ?? "");
  // A new item may have several, which are of different texts.
  const title = editor.id === undefined ? getTitle(autosave.values) : "";
  const labels = listChangedFields(values, autosave.values).map(
    (name) => describe(name, values).label,
  );
  const actions = (
    <>
      <LineButton onClick={() => editor.restoreAutosave(autosave)}>Restore</LineButton>
      {!autosave.isOpenElsewhere && (
        <GhostButton onClick={() => editor.discardAutosave(autosave)}>
          {otherWriter ? "Leave it" : "Discard"}
        </GhostButton>
      )}
    </>
  );
  return (
    <>
      <Banner
        tone={isOlder ? "warning" : "info"}
        actions={
          <>
            <GhostButton onClick={() => setIsOpen(true)}>See the differences</GhostButton>
            {actions}
          </>
        }
      >
        <p className="max-w-none">
          <strong>
            Unsaved text {title && `“${title}” `}
            {otherWriter && `by ${otherWriter} `}from {time}{" "}
            {autosave.isFromServer ? "on another device" : "is on this device"}.
          </strong>{" "}
          {autosave.isOpenElsewhere && "It is open in another tab. "}
          {isOlder &&
            "The saved version is newer than this text, so compare them before you restore it. "}
          {formatDifferences(labels)}
        </p>
      </Banner>
      {isOpen && (
        <Modal
          heading={`Unsaved text from ${time}`}
          width="wide"
          onClose={() => setIsOpen(false)}
          actions={actions}
        >
          <DifferenceList
            describeField={describe}
            one={{ name: "In the form now", values }}
            other={{ name: `From ${time}`, values: autosave.values }}
          />
        </Modal>
      )}
    </>
  );
}

function getTitle(values: { title?: string; main_heading?: string }): string {
  return values.title || values.main_heading || "";
}

const maxNamedFields = 3;

function formatDifferences(labels: string[]): string {
  if (labels.length === 0) return "It is the same as the form now.";
  const named = labels.slice(0, maxNamedFields).join(", ");
  const more = labels.length - maxNamedFields;
  return `It differs in: ${named}${more > 0 ? ` and ${more} more` : ""}.`;
}
