import type { ReactNode } from "react";
import { formatTimeOnDate } from "#app/admin/ui/format-date.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { IconButton } from "#app/admin/ui/icon-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { EditorState } from "./use-item-editor.ts";

export interface EditorBarProps {
  editor: SaveStatusProps & Pick<EditorState<object>, "status">;
  heading: string;
  saveLabel: string;
  /** While something else has to be done before the save. */
  busyLabel?: string | undefined;
  onSave: () => void;
  actions?: ReactNode;
  report: SaveReport;
  onClose: () => void;
  onHistory: (() => void) | undefined;
}

export function EditorBar(props: EditorBarProps) {
  const { editor, heading, saveLabel, busyLabel, onSave, actions } = props;
  const { report, onClose, onHistory } = props;
  const isSaving = editor.status === "saving";
  const isBusy = isSaving || busyLabel !== undefined;
  return (
    <header className="border-b border-line bg-surface max-tablet:sticky max-tablet:top-0 max-tablet:z-6">
      <div className="mx-auto flex max-w-360 items-center gap-x-3 px-gutter py-2.5">
        <IconButton icon="close" label="Close the editor" onClick={onClose} className="-ml-2" />
        <div className="mr-auto flex min-w-0 flex-1 flex-wrap items-center gap-x-2 tablet:gap-x-3">
          <h1
            id="editor-heading"
            tabIndex={-1}
            className="text-[1.25rem] leading-tight tracking-tight outline-none tablet:text-[1.375rem]"
          >
            {heading}
          </h1>
          <SaveStatus {...editor} report={report} />
        </div>
        {onHistory && (
          <GhostButton icon="clock" onClick={onHistory} className="min-w-11">
            <span className="max-tablet:sr-only">History</span>
          </GhostButton>
        )}
        <div className="flex items-center gap-2.5 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-7 max-tablet:border-t max-tablet:border-line max-tablet:bg-surface max-tablet:px-4 max-tablet:py-2.5 max-tablet:*:flex-1">
          {actions}
          <Button size="small" aria-disabled={isBusy} onClick={onSave}>
            {isBusy && <Spinner />}
            {isSaving ? "Saving…" : (busyLabel ?? saveLabel)}
          </Button>
        </div>
      </div>
    </header>
  );
}

type SaveStatusProps = Pick<
  EditorState<object>,
  "values" | "isNew" | "isUnsaved" | "autosave" | "isStorageFull" | "failure"
>;

/** The values that Ctrl+S was pressed for, and how often it was done. */
export interface SaveReport {
  values: object | undefined;
  count: number;
}

/** Announces warnings, and after Ctrl+S any state; while somebody types, it is silent. */
function SaveStatus({ report, ...props }: SaveStatusProps & { report: SaveReport }) {
  if (!props.isUnsaved && props.isNew) return null;
  const [icon, tone, label] = getSaveStatus(props);
  const isWarning = tone === "text-warning";
  return (
    <div aria-live={report.values === props.values && !isWarning ? "polite" : undefined}>
      <p
        key={report.count}
        role={isWarning ? "status" : undefined}
        className="flex items-center gap-1.5 text-s text-muted"
      >
        <Icon name={icon} className={tone} />
        <span>{label}</span>
      </p>
    </div>
  );
}

const done = ["check-circle", "text-success"] as const;
const failureReasons: Partial<Record<string, string>> = {
  unreachable: "Offline.",
  "signed-out": "You are signed out.",
};
const warning = ["warning", "text-warning"] as const;

function getSaveStatus({ isUnsaved, autosave, isStorageFull, failure }: SaveStatusProps) {
  if (!isUnsaved) return [...done, "Saved"] as const;
  const isOnServer = autosave?.place === "server";
  if (isStorageFull && !isOnServer)
    return [...warning, "This browser has no room for an autosave. Please save soon."] as const;
  if (failure !== undefined) {
    const place = isOnServer ? "on the server" : "on this device";
    return [...warning, `Not saved${autosave ? `, but autosaved ${place}` : ""}`] as const;
  }
  if (autosave === undefined) return ["pencil", "text-muted", "Not saved yet"] as const;
  const time = formatTimeOnDate(autosave.at);
  if (isOnServer) return [...done, describeAutosave("on the server", time)] as const;
  const { serverFailure } = autosave;
  if (serverFailure === undefined)
    return [...done, describeAutosave("on this device", time)] as const;
  const reason = failureReasons[serverFailure] ?? "Not autosaved on the server.";
  return [...warning, `${reason} Autosaved on this device only, ${time}`] as const;
}

/** On a phone the whole sentence would take a second line, and push down what is being written. */
function describeAutosave(place: string, time: string) {
  return (
    <>
      Autosaved<span className="max-tablet:sr-only"> {place}</span>, {time}
    </>
  );
}
