import type { ReactNode } from "react";
import { Button, RoundButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { ItemKind } from "#domain/items/item.ts";
import type { EditorState } from "./editing.ts";
import { timeInWords } from "./time-in-words.ts";

interface EditorBarProps<Kind extends ItemKind, Values extends object> {
  editing: EditorState<Kind, Values>;
  heading: string;
  saveLabel: string;
  onSave: () => void;
  actions: ReactNode;
  onClose: () => void;
  onHistory: (() => void) | undefined;
}

/** Above the form: the way out, what it is, what is kept, and Save; that is below on a phone. */
export function EditorBar<Kind extends ItemKind, Values extends object>({
  editing,
  heading,
  saveLabel,
  onSave,
  actions,
  onClose,
  onHistory,
}: EditorBarProps<Kind, Values>) {
  const isSaving = editing.state === "saving";
  return (
    <header className="sticky top-0 z-6 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-360 flex-wrap items-center gap-x-3 gap-y-1 px-gutter py-2.5">
        <RoundButton
          label="Close the editor"
          onClick={onClose}
          className="-ml-2 size-11! border-transparent"
        >
          <Icon name="close" />
        </RoundButton>
        <h1 id="editor-heading" className="text-[1.375rem] leading-tight font-[450] tracking-tight">
          {heading}
        </h1>
        <KeptState editing={editing} />
        {onHistory && (
          <QuietButton onClick={onHistory} className="ml-auto">
            <Icon name="clock" />
            <span className="max-tablet:sr-only">History</span>
          </QuietButton>
        )}
        <div
          className={`flex items-center gap-2.5 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-7 max-tablet:border-t max-tablet:border-line max-tablet:bg-paper max-tablet:px-4 max-tablet:py-2.5 max-tablet:*:flex-1 ${onHistory ? "" : "tablet:ml-auto"}`}
        >
          {actions}
          {/* A busy button keeps the focus: it is not disabled, it does nothing twice. */}
          <Button
            size="small"
            aria-disabled={isSaving}
            onClick={onSave}
            className="aria-disabled:cursor-progress aria-disabled:opacity-75"
          >
            {isSaving && <Spinner />}
            {isSaving ? "Saving…" : saveLabel}
          </Button>
        </div>
      </div>
    </header>
  );
}

function KeptState<Kind extends ItemKind, Values extends object>({
  editing,
}: {
  editing: EditorState<Kind, Values>;
}) {
  const { isUnsaved, keptAt, isStorageFull } = editing;
  if (isStorageFull && isUnsaved)
    return (
      <p className="flex items-center gap-2 text-s text-warn" role="status">
        <Icon name="warning" />
        This browser has no room for a copy. Please save soon.
      </p>
    );
  if (!isUnsaved)
    return (
      <p className="flex items-center gap-2 text-s text-ink-soft">
        {!editing.isNew && (
          <>
            <Icon name="check-circle" className="text-ok" />
            Saved
          </>
        )}
      </p>
    );
  return (
    <p className="flex items-center gap-2 text-s text-ink-soft">
      {keptAt ? (
        <>
          <Icon name="check-circle" className="text-ok" />
          <span>
            <span className="max-tablet:sr-only">Not saved yet, </span>kept on this device,{" "}
            {timeInWords(keptAt)}
          </span>
        </>
      ) : (
        "Not saved yet"
      )}
    </p>
  );
}
