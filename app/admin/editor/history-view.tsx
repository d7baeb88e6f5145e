import { useCallback, useEffect, useRef, useState } from "react";
import { LoadFailure } from "#app/admin/ui/error-callout.tsx";
import { formatTimeOnDate } from "#app/admin/ui/format-date.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import type { ApiResult } from "#app/api/call-endpoint.ts";
import { getItemCalls, listVersions } from "#app/api/staff-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { ItemRevision } from "#domain/records/revision-schema.server.ts";
import { DifferenceList } from "./difference-list.tsx";
import { formatChanges } from "./format-changes.ts";
import type { EditorState } from "./use-item-editor.ts";

interface HistoryViewProps<Values extends object> {
  editor: EditorState<Values>;
  id: number;
  onClose: () => void;
}

export function HistoryView<Values extends object>(props: HistoryViewProps<Values>) {
  const { editor, id, onClose } = props;
  const { kind, values, fromItem, describeField: describe } = editor;
  const [selected, setSelected] = useState<ItemRevision>();
  const [viewedId, setViewedId] = useState<number>();
  const listCall = useCall(useCallback(() => listVersions(kind, id), [kind, id]));
  const versionCall = useCall(
    useCallback(
      async () => selected && (await getItemCalls(kind).findVersion(id, selected.version_id)),
      [kind, id, selected],
    ),
  );
  const version =
    selected && versionCall.result?.kind === "done" ? fromItem(versionCall.result.data) : undefined;
  const versions = listCall.result?.kind === "done" ? listCall.result.data : [];
  const failedCall = [listCall, versionCall].find(({ result }) => result && result.kind !== "done");

  function restore(chosen: Values) {
    editor.restoreVersion(chosen);
    toastSuccess("This version is in the form. It is not saved yet.");
    onClose();
  }

  return (
    <Modal
      heading={
        selected
          ? `Saved by ${selected.saved_by}, ${formatSavedAt(selected, versions)}`
          : "Saved versions"
      }
      width="wide"
      onClose={onClose}
      actions={
        selected && (
          <>
            <GhostButton autoFocus onClick={() => setSelected(undefined)} className="mr-auto">
              All versions
            </GhostButton>
            <Button
              size="small"
              disabled={version === undefined}
              onClick={() => version && restore(version)}
            >
              Restore this version
            </Button>
          </>
        )
      }
    >
      {failedCall ? (
        <LoadFailure onRetry={failedCall.retry}>
          The saved versions could not be loaded.
        </LoadFailure>
      ) : selected ? (
        version ? (
          <DifferenceList
            describeField={describe}
            one={{ name: "In the form now", values }}
            other={{ name: "In this version", values: version }}
          />
        ) : (
          <Loading />
        )
      ) : listCall.result?.kind === "done" ? (
        <VersionList
          versions={versions}
          isDefault={editor.base.updatedAt === ""}
          getLabel={(field) => getFieldLabel(editor, field)}
          viewedId={viewedId}
          onSelect={(chosen) => {
            setSelected(chosen);
            setViewedId(chosen.version_id);
          }}
        />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

interface VersionListProps {
  versions: ItemRevision[];
  /** Clinic content that went back to the text that came with the site. */
  isDefault: boolean;
  getLabel: (field: string) => string | undefined;
  /** The focus returns to the version that was viewed. */
  viewedId: number | undefined;
  onSelect: (version: ItemRevision) => void;
}

/** Undefined for a column that is no field of the form. */
function getFieldLabel<Values extends object>(
  { describeField, values }: EditorState<Values>,
  field: string,
): string | undefined {
  return field in values ? describeField(field as keyof Values & string, values).label : undefined;
}

function VersionList(props: VersionListProps) {
  const { versions, isDefault, getLabel, viewedId, onSelect } = props;
  if (versions.length === 0) return <p>There is no saved version yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {isDefault && (
        <li className="py-1.5">
          <strong>The default, which came with the site</strong>
          <span className="text-muted"> (current)</span>
        </li>
      )}
      {versions.map((version, i) => (
        <li key={version.version_id} className="flex items-center gap-x-2 py-1.5">
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <strong>{formatSavedAt(version, versions)}</strong>, by {version.saved_by}
            {i === 0 && !isDefault && <span className="text-muted"> (current)</span>}
            <span className="block text-s text-muted">
              {i === versions.length - 1
                ? "The oldest saved version"
                : `Changed: ${formatChanges(version.changes, getLabel) ?? "nothing in the text"}`}
            </span>
          </span>
          <GhostButton
            autoFocus={version.version_id === viewedId}
            onClick={() => onSelect(version)}
          >
            View
            <span className="sr-only">
              : {formatSavedAt(version, versions)}, by {version.saved_by}
            </span>
          </GhostButton>
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

/** With seconds if another version was saved in the same minute. */
function formatSavedAt({ version_id, saved_at }: ItemRevision, versions: ItemRevision[]): string {
  const time = formatTimeOnDate(saved_at);
  const hasSeconds = versions.some(
    (other) => other.version_id !== version_id && formatTimeOnDate(other.saved_at) === time,
  );
  return formatTimeOnDate(saved_at, { hasSeconds });
}

/** Calls on mount and on retry; an older response that arrives late is ignored. */
function useCall<T>(call: () => Promise<ApiResult<T, unknown> | undefined>) {
  const [result, setResult] = useState<ApiResult<T, unknown>>();
  const latestRequest = useRef(0);

  const retry = useCallback(async () => {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    setResult(undefined);
    const response = await call();
    if (requestNumber !== latestRequest.current) return;
    if (response && response.kind !== "done") reportError(new Error(response.message));
    setResult(response);
  }, [call]);

  useEffect(() => void retry(), [retry]);
  return { result, retry };
}
