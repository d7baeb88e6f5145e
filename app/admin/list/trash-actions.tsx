import { ActionButton } from "./action-button.tsx";

interface TrashActionsProps {
  about: string;
  isBusy: boolean;
  onRestore: () => void;
  onDestroy: () => void;
}

export function TrashActions({ about, isBusy: disabled, onRestore, onDestroy }: TrashActionsProps) {
  const shared = { about, disabled };
  return (
    <>
      <ActionButton {...shared} icon="restore" label="Restore" tone="on" onClick={onRestore} />
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
