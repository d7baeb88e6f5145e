import type { ComponentProps, KeyboardEvent } from "react";
import { GhostButton } from "./ghost-button.tsx";
import { Icon } from "./staff-icon.tsx";

export const iconButton =
  "inline-grid size-11 flex-none place-items-center rounded-[12px] text-muted hover:bg-brand-tint hover:text-brand focus-visible:-outline-offset-2";

interface DragHandleProps extends ComponentProps<"button"> {
  onMove: (offset: -1 | 1) => void;
}

/** Moves its row by the arrow keys; the list moves it by the pointer. */
export function DragHandle({ onMove, ...rest }: DragHandleProps) {
  function moveByKey(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  }
  return (
    <button
      type="button"
      title="Drag, or press the up and down arrow keys"
      {...rest}
      onKeyDown={moveByKey}
      className={`${iconButton} relative z-1 cursor-grab touch-none active:cursor-grabbing`}
    >
      <Icon name="grip" />
    </button>
  );
}

interface MoveButtonsProps {
  index: number;
  count: number;
  onMove: (offset: -1 | 1) => void;
}

export function MoveButtons({ index, count, onMove }: MoveButtonsProps) {
  return moveButtons.map(({ icon, offset, label }) => {
    const isPossible = index + offset >= 0 && index + offset < count;
    return (
      <GhostButton
        key={icon}
        icon={icon}
        // At the end of the list a disabled button would lose the focus.
        aria-disabled={!isPossible}
        onClick={() => onMove(offset)}
      >
        {label}
      </GhostButton>
    );
  });
}

export const moveButtons = [
  { icon: "arrow-up", offset: -1, label: "Move up" },
  { icon: "arrow-down", offset: 1, label: "Move down" },
] as const;
