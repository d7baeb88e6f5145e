import { type RefObject, useEffect, useRef } from "react";
import { passFocus } from "#app/admin/ui/pass-focus.ts";
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
      passFocus(opened, { preventScroll, pressed: document.getElementById(rowId(openId)) });
      return;
    }
    const targetId = nextId.current ?? closedId;
    nextId.current = undefined;
    const row = targetId === undefined ? null : document.getElementById(rowId(targetId));
    passFocus(row ?? heading.current);
  }, [openId, heading]);

  return nextId;
}

function isInSight(element: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
}
