import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { UploadState } from "./use-image-upload.ts";

interface UploadProgressProps {
  state: UploadState;
  onRetry: () => void;
  onCancel: () => void;
  /** Removes the picture that did not arrive. */
  onRemove?: () => void;
}

export function UploadProgress({ state, onRetry, onCancel, onRemove }: UploadProgressProps) {
  if (state.kind === "idle") return null;
  if (state.kind === "failed")
    return (
      <div role="alert" className="grid gap-1 text-s leading-[1.45] text-danger">
        <p className="flex gap-[0.5em] font-semibold">
          <Icon name="alert" className="mt-[0.1em]" />
          {state.message}
        </p>
        <p className="flex gap-4 empty:hidden">
          {state.canRetry && <FailureButton onClick={onRetry}>Try again</FailureButton>}
          {onRemove && <FailureButton onClick={onRemove}>Remove</FailureButton>}
        </p>
      </div>
    );
  const percent = Math.round(state.fraction * 100);
  const isProcessing = state.fraction === 1;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-s text-muted">
      <Spinner />
      <span role="status">{isProcessing ? "Processing the picture" : "Uploading the picture"}</span>
      <span aria-hidden="true" className="tabular">
        {isProcessing ? "" : `${percent}%`}
      </span>
      <button
        type="button"
        onClick={onCancel}
        className="ml-auto min-h-11 px-2 font-semibold text-brand"
      >
        Stop
      </button>
      <progress
        aria-label="Upload progress"
        max={100}
        value={percent}
        className="h-1 w-full appearance-none overflow-hidden rounded-full bg-surface-sunken [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:bg-success"
      />
    </div>
  );
}

function FailureButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 px-1 font-semibold text-brand underline"
    >
      {children}
    </button>
  );
}
