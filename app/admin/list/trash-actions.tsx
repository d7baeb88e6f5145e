import { ActionButton } from "./action-button.tsx";

interface TrashActionsProps {
  about: string;
  isBusy: boolean;
  onRestore: () => void;
  onDestroy: () => void;
}

export function TrashActions({ about, isBusy, onRestore, onDestroy }: TrashActionsProps) {
  const shared = { about, "aria-disabled": isBusy };
  return (
    <>
      <ActionButton {...shared} icon="restore" label="Restore" tone="filled" onClick={onRestore} />
      <ActionButton
        {...shared}
        icon="trash"
        label="Delete for good"
        tone="danger"
        onClick={onDestroy}
      />
    </>
  );
}
