import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from "react";

/** The list auto-scrolls while the pointer is this close to its edge. */
const edgePx = 72;
const scrollStepPx = 14;

interface Drag {
  from: number;
  /** The row would be dropped before this index. */
  gap: number;
}

export function useSectionDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();

  function start(event: ReactPointerEvent, from: number) {
    if (event.button !== 0) return;
    const rows = [...(list.current?.querySelectorAll("[data-section]") ?? [])];
    const scroller = list.current?.closest("dialog");
    let gap = from;
    const end = new AbortController();
    const { signal } = end;
    const stop = () => {
      end.abort();
      setDrag(undefined);
    };
    function follow({ clientY }: PointerEvent) {
      if (clientY < edgePx * 2) scroller?.scrollBy(0, -scrollStepPx);
      if (clientY > window.innerHeight - edgePx) scroller?.scrollBy(0, scrollStepPx);
      gap = rows.filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 < clientY;
      }).length;
      setDrag({ from, gap });
    }
    function drop() {
      stop();
      // Removing the row shifts the following rows up by one.
      const to = gap > from ? gap - 1 : gap;
      if (to !== from) onDrop(from, to);
    }
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", stop, { signal });
  }

  return { drag, start };
}

/** Draws a line at the position where the dragged row would be dropped. */
export function dropLine(drag: Drag | undefined, index: number, shown: number): string {
  if (drag === undefined) return "";
  const isMoved = drag.from === index ? "opacity-50" : "";
  if (drag.gap === index) return `${isMoved} shadow-[0_-8px_0_-5px_var(--color-evergreen)]`;
  const isLast = index === shown - 1 && drag.gap >= shown;
  return isLast ? `${isMoved} shadow-[0_8px_0_-5px_var(--color-evergreen)]` : isMoved;
}
