import { useEffect, useRef } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { IconButton } from "#app/admin/ui/icon-button.tsx";
import { onFirstClick } from "#app/admin/ui/on-first-click.ts";

interface UndoNoticeProps {
  children: string;
  undoLabel?: string;
  takesFocus?: boolean;
  onUndo: () => void;
  onClose: () => void;
}

export function UndoNotice(props: UndoNoticeProps) {
  const { children, undoLabel = "Undo", takesFocus, onUndo, onClose } = props;
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) undoButton.current?.focus();
  }, [takesFocus]);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2 rounded-m bg-brand-tint py-1 pr-1 pl-5">
      <p role="status" className="max-w-none min-w-0 flex-[1_1_10rem] [overflow-wrap:anywhere]">
        {children}
      </p>
      <span className="ml-auto flex items-center gap-x-2">
        <GhostButton ref={undoButton} icon="undo" tone="filled" onClick={onFirstClick(onUndo)}>
          {undoLabel}
        </GhostButton>
        <IconButton icon="close" label="Close this notice" onClick={onFirstClick(onClose)} />
      </span>
    </div>
  );
}
