import { useCallback, useEffect, useRef, useState } from "react";
import { timeInWords } from "#app/admin/clinic-time.ts";
import { type CallResult, findVersion, listVersions } from "#app/admin/staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Note } from "#app/ui/note.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { ItemKind, ItemVersion } from "#domain/items/item.ts";
import { DifferenceList } from "./difference-list.tsx";
import type { EditorState } from "./editing.ts";

interface HistoryViewProps<Kind extends ItemKind, Values extends object> {
  editing: EditorState<Kind, Values>;
  id: number;
  onClose: () => void;
}

export function HistoryView<Kind extends ItemKind, Values extends object>({
  editing,
  id,
  onClose,
}: HistoryViewProps<Kind, Values>) {
  const { kind, values, fromItem, describe } = editing;
  const [shown, setShown] = useState<ItemVersion>();
  const list = useCall(useCallback(() => listVersions(kind, id), [kind, id]));
  const item = useCall(
    useCallback(
      async () => shown && (await findVersion(kind, id, shown.version_id)),
      [kind, id, shown],
    ),
  );
  const version = shown && item.result?.kind === "done" ? fromItem(item.result.data) : undefined;
  const failed = [list, item].find(({ result }) => result && result.kind !== "done");

  function putIntoForm(chosen: Values) {
    editing.restoreVersion(chosen);
    onClose();
  }

  return (
    <Modal
      heading={shown ? `Saved by ${shown.saved_by}, ${moment(shown)}` : "Saved versions"}
      width="wide"
      onClose={onClose}
      actions={
        shown && (
          <>
            <QuietButton onClick={() => setShown(undefined)} className="mr-auto">
              All versions
            </QuietButton>
            <Button
              size="small"
              disabled={version === undefined}
              onClick={() => version && putIntoForm(version)}
            >
              Restore this version
            </Button>
          </>
        )
      }
    >
      {failed ? (
        <Note tone="error" role="alert">
          <p>The saved versions could not be loaded.</p>
          <QuietButton onClick={failed.tryAgain} className="-ml-3">
            Try again
          </QuietButton>
        </Note>
      ) : shown ? (
        version ? (
          <DifferenceList
            describe={describe}
            one={{ name: "In the form now", values }}
            other={{ name: "In this version", values: version }}
          />
        ) : (
          <Loading />
        )
      ) : list.result?.kind === "done" ? (
        <VersionList versions={list.result.data} onShow={setShown} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

interface VersionListProps {
  versions: ItemVersion[];
  onShow: (version: ItemVersion) => void;
}

function VersionList({ versions, onShow }: VersionListProps) {
  if (versions.length === 0) return <p>There is no saved version yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {versions.map((version, i) => (
        <li key={version.version_id} className="flex flex-wrap items-center gap-x-4 py-1.5">
          <span className="mr-auto">
            <strong>{moment(version)}</strong>, by {version.saved_by}
            {i === 0 && <span className="text-ink-soft"> (current)</span>}
          </span>
          <QuietButton onClick={() => onShow(version)}>
            View
            <span className="sr-only">
              : {moment(version)}, by {version.saved_by}
            </span>
          </QuietButton>
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner /> Loading…
    </p>
  );
}

function moment({ saved_at }: ItemVersion): string {
  return timeInWords(saved_at);
}

/** Calls on mount and on retry; an older response that arrives late is ignored. */
function useCall<T>(call: () => Promise<CallResult<T> | undefined>) {
  const [result, setResult] = useState<CallResult<T>>();
  const latest = useRef(0);

  const tryAgain = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    setResult(undefined);
    const reply = await call();
    if (turn !== latest.current) return;
    if (reply && reply.kind !== "done") reportError(new Error(reply.message));
    setResult(reply);
  }, [call]);

  useEffect(() => void tryAgain(), [tryAgain]);
  return { result, tryAgain };
}
