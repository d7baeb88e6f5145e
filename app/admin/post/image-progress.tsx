import { Icon } from "#app/admin/staff-icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { UploadState } from "./use-image-upload.ts";

interface ImageProgressProps {
  state: UploadState;
  onRetry: () => void;
  onStop: () => void;
}

export function ImageProgress({ state, onRetry, onStop }: ImageProgressProps) {
  if (state.kind === "idle") return null;
  if (state.kind === "failed")
    return (
      <div role="alert" className="grid gap-1 text-s leading-[1.45] text-danger">
        <p className="flex gap-[0.5em] font-semibold">
          <Icon name="alert" className="mt-[0.1em]" />
          {state.message}
        </p>
        {state.canTryAgain && (
          <button
            type="button"
            onClick={onRetry}
            className="min-h-11 justify-self-start px-1 font-semibold text-evergreen underline"
          >
            Try again
          </button>
        )}
      </div>
    );
  const percent = Math.round(state.part * 100);
  const isWorkedOn = state.part === 1;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-s text-ink-soft">
      <Spinner />
      <span role="status">{isWorkedOn ? "Processing the picture" : "Uploading the picture"}</span>
      <span aria-hidden="true" className="tabular-nums">
        {isWorkedOn ? "" : `${percent} %`}
      </span>
      <button
        type="button"
        onClick={onStop}
        className="ml-auto min-h-11 px-2 font-semibold text-evergreen"
      >
        Stop
      </button>
      <progress
        aria-label="Upload progress"
        max={100}
        value={percent}
        className="h-1 w-full appearance-none overflow-hidden rounded-full bg-sand-200 [&::-moz-progress-bar]:bg-ok [&::-webkit-progress-bar]:bg-sand-200 [&::-webkit-progress-value]:bg-ok"
      />
    </div>
  );
}
