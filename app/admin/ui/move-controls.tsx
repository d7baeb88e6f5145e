import type { ComponentProps, KeyboardEvent } from "react";
import { GhostButton } from "./ghost-button.tsx";
import { Icon } from "./staff-icon.tsx";
import { getTargetIndex } from "./target-index.ts";

export const iconButton =
  "inline-grid size-11 flex-none place-items-center rounded-[12px] text-muted hover:bg-brand-tint hover:text-brand focus-visible:-outline-offset-2";

interface MoveProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
}

type DragHandleProps = MoveProps & ComponentProps<"button">;

/** Moves its row by the arrow keys, Home and End; the list moves it by the pointer. */
export function DragHandle({ index, count, onMove, ...rest }: DragHandleProps) {
  function moveByKey(event: KeyboardEvent) {
    const to = getTargetIndex(event.key, index, count);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== index) onMove(to);
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

export function MoveButtons({ index, count, onMove }: MoveProps) {
  return moveButtons.map(({ icon, offset, label }) => {
    const isPossible = index + offset >= 0 && index + offset < count;
    return (
      <GhostButton
        key={icon}
        icon={icon}
        // At the end of the list a disabled button would lose the focus.
        aria-disabled={!isPossible}
        onClick={() => onMove(index + offset)}
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
