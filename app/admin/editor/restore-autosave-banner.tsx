import { useState } from "react";
import { formatTimeOnDate } from "#app/admin/ui/format-date.ts";
import { GhostButton, LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { diffText, listChangedFields } from "#domain/records/differences.ts";
import { Banner } from "./banner.tsx";
import { DifferenceList } from "./difference-list.tsx";
import type { DescribeField } from "./editor-state.ts";
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
  const [comparedKey, setComparedKey] = useState<string>();
  const { offeredAutosaves } = editor;
  const isMany = offeredAutosaves.length > maxUnfolded;
  const [newest, ...others] = offeredAutosaves.map((autosave) => {
    const { key } = autosave;
    const isCompared = key === comparedKey;
    const onCompare = (compares: boolean) => setComparedKey(compares ? key : undefined);
    return <RestoreAutosaveBanner key={key} {...{ editor, autosave, isCompared, onCompare }} />;
  });
  const shownOthers =
    showsAll || !isMany ? others : others.filter(({ key }) => key === comparedKey);
  const foldButton = isMany && (
    <div key="fold" className="border-b border-brand-soft bg-brand-tint">
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
  );
  // In one list, so that a copy stays as it is when a newer one arrives.
  return [newest, foldButton, ...shownOthers];
}

interface RestoreAutosaveBannerProps<Values extends object> {
  editor: EditorState<Values>;
  autosave: Autosave<Values>;
  isCompared: boolean;
  onCompare: (compares: boolean) => void;
}

function RestoreAutosaveBanner<Values extends object>(props: RestoreAutosaveBannerProps<Values>) {
  const { editor, autosave, isCompared, onCompare } = props;
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
  // Once, by the saved version: typing announces no other words.
  const [excerpt] = useState(() => createExcerpt(describe, base.values, autosave.values));
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
            <GhostButton onClick={() => onCompare(true)}>See the differences</GhostButton>
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
      {isCompared && (
        <Modal
          heading={`Unsaved text from ${time}`}
          width="wide"
          onClose={() => onCompare(false)}
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
function createExcerpt<Values extends object>(
  describe: DescribeField<Values>,
  saved: Values,
  unsaved: Values,
): string {
  const texts = listChangedFields(saved, unsaved).map(
    (name) => diffText(describe(name, unsaved).text, describe(name, saved).text).changed,
  );
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), "");
  const text = longest.replace(/\s+/g, " ").trim();
  if (text.length <= maxExcerptLength) return text;
  const start = text.slice(0, maxExcerptLength);
  return `${start
    .replace(/ \S*$/, "")
    .toWellFormed()
    .replace(/\ufffd$/, "")}…`;
}
