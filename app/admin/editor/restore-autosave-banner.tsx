import { useState } from "react";
import { formatTimeOnDate } from "#app/admin/ui/format-date.ts";
import { GhostButton, LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { diffText, listChangedFields } from "#domain/records/differences.ts";
import { Banner } from "./banner.tsx";
import { DifferenceList } from "./difference-list.tsx";
import type { Autosave } from "./local-autosaves.ts";
import type { EditorState } from "./use-item-editor.ts";

/** A button takes as much room as one more text, so two are never folded. */
const maxUnfolded = 2;

/** The newest comes first. */
export function RestoreAutosaveBanners<Values extends object>({
  editor,
}: {
  editor: EditorState<Values>;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const { offeredAutosaves } = editor;
  const isMany = offeredAutosaves.length > maxUnfolded;
  const [newest, ...others] = offeredAutosaves.map((autosave) => (
    <RestoreAutosaveBanner key={autosave.key} editor={editor} autosave={autosave} />
  ));
  return (
    <>
      {newest}
      {isMany && (
        <div className="border-b border-brand-soft bg-brand-tint">
          <div className="mx-auto max-w-360 px-gutter">
            <GhostButton
              icon={showsAll ? "fold" : "unfold"}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
              className="-ml-3"
            >
              {showsAll ? "Show only the newest" : `Show ${others.length} more unsaved copies`}
            </GhostButton>
          </div>
        </div>
      )}
      {(showsAll || !isMany) && others}
    </>
  );
}

interface RestoreAutosaveBannerProps<Values extends object> {
  editor: EditorState<Values>;
  autosave: Autosave<Values>;
}

function RestoreAutosaveBanner<Values extends object>(props: RestoreAutosaveBannerProps<Values>) {
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
  // By the saved version, so that typing announces no other words.
  const texts = listChangedFields(base.values, autosave.values).map((name) => {
    const [text, before] = [autosave.values, base.values].map((from) => describe(name, from).text);
    return diffText(text ?? "", before ?? "").changed;
  });
  const excerpt = createExcerpt(texts);
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
        <p className="max-w-none [overflow-wrap:anywhere]">
          <strong>
            Unsaved text {title && `“${title}” `}
            {otherWriter && `by ${otherWriter} `}from {time}{" "}
            {autosave.isFromServer ? "on another device" : "is on this device"}.
          </strong>{" "}
          {autosave.isOpenElsewhere && "It is open in another tab. "}
          {isOlder &&
            "The saved version is newer than this text, so compare them before you restore it. "}
          {formatDifferences(labels)}
          {excerpt !== "" && ` It says: “${excerpt}”`}
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

const maxExcerptLength = 60;

/** The first changed words of the longest text, which tell the most. */
function createExcerpt(texts: string[]): string {
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), "");
  const text = longest.replace(/\s+/g, " ").trim();
  if (text.length <= maxExcerptLength) return text;
  const start = text.slice(0, maxExcerptLength);
  return `${start
    .replace(/ \S*$/, "")
    .toWellFormed()
    .replace(/\ufffd$/, "")}…`;
}
