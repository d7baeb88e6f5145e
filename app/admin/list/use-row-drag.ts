import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from "react";

const scrollEdgePx = 72;
const scrollStepPx = 14;

interface Drag {
  from: number;
  /** The row would be dropped before this index. */
  dropIndex: number;
}

export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();

  function start(event: ReactPointerEvent, from: number) {
    if (event.button !== 0) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(":scope > [data-row]") ?? [])];
    // A hidden row has no place of its own.
    const findShown = (isTarget: (row: HTMLElement, i: number) => boolean) => {
      const index = rows.findIndex((row, i) => !row.hidden && isTarget(row, i));
      return index === -1 ? rows.length : index;
    };
    const nextIndex = findShown((_, i) => i > from);
    const scroller = list.current?.closest("dialog") ?? document.scrollingElement;
    let dropIndex = from;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => {
      controller.abort();
      setDrag(undefined);
    };
    function onPointerMove({ clientY }: PointerEvent) {
      if (clientY < scrollEdgePx * 2) scroller?.scrollBy(0, -scrollStepPx);
      if (clientY > window.innerHeight - scrollEdgePx) scroller?.scrollBy(0, scrollStepPx);
      dropIndex = findShown((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 >= clientY;
      });
      setDrag({ from, dropIndex });
    }
    function onPointerUp() {
      stop();
      // Removing the row shifts the following rows up by one.
      const to = dropIndex > from ? dropIndex - 1 : dropIndex;
      if (to !== from && dropIndex !== nextIndex) onDrop(from, to);
    }
    addEventListener("pointermove", onPointerMove, { signal });
    addEventListener("pointerup", onPointerUp, { signal });
    addEventListener("pointercancel", stop, { signal });
  }

  return { drag, start };
}

export function getDropIndicatorClass(
  drag: Drag | undefined,
  index: number,
  shownCount: number,
): string {
  if (drag === undefined) return "";
  const isMoved = drag.from === index ? "opacity-50" : "";
  if (drag.dropIndex === index) return `${isMoved} shadow-[0_-8px_0_-5px_var(--color-brand)]`;
  const isLast = index === shownCount - 1 && drag.dropIndex >= shownCount;
  return isLast ? `${isMoved} shadow-[0_8px_0_-5px_var(--color-brand)]` : isMoved;
}
