import { StatusChip } from "../list/status-chip.tsx";

interface StatusRowProps {
  state: Parameters<typeof StatusChip>[0]["state"];
  isPublished: boolean;
  onUnpublish: () => void;
}

export function StatusRow({ state, isPublished, onUnpublish }: StatusRowProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
      <StatusChip state={state} />
      {isPublished && (
        <button
          type="button"
          onClick={onUnpublish}
          className="min-h-11 rounded-full px-2 font-semibold text-brand underline underline-offset-4"
        >
          Back to draft
        </button>
      )}
    </div>
  );
}
