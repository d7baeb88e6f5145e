import { type RefObject, useEffect, useRef } from "react";
import { rowId } from "../focused-row.ts";
import { messageHeadingId } from "../message-outlet.ts";

/**
 * Moves the focus into a message that opens and back to its row when it closes. The caller sets the
 * returned ref to the row that takes the focus if the message has left the list.
 */
export function useMessageFocus(
  openId: number | undefined,
  heading: RefObject<HTMLElement | null>,
) {
  const nextId = useRef<number>(undefined);
  const previousOpenId = useRef(openId);

  useEffect(() => {
    const closedId = previousOpenId.current;
    previousOpenId.current = openId;
    if (openId === closedId) return;
    if (openId !== undefined) {
      // Beside the list it is mostly in sight, and scrolling would move the rows under the mouse.
      const opened = document.getElementById(messageHeadingId);
      const preventScroll = matchMedia("(min-width: 62rem)").matches && isInSight(opened);
      opened?.focus({ preventScroll });
      return;
    }
    const targetId = nextId.current ?? closedId;
    nextId.current = undefined;
    // The focus is already elsewhere, such as on another folder.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const row = targetId === undefined ? null : document.getElementById(rowId(targetId));
    (row ?? heading.current)?.focus();
  }, [openId, heading]);

  return nextId;
}

function isInSight(element: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
}
