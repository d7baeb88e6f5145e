import { type RefObject, useEffect, useRef } from "react";
import { letterHeadingId } from "./letter-place.ts";
import { rowId } from "./message-list.tsx";

/**
 * Moves the focus into a message that opens and back to its row when it closes. The caller sets the
 * returned ref to the row that takes the focus if the message has left the list.
 */
export function useLetterFocus(openId: number | undefined, heading: RefObject<HTMLElement | null>) {
  const next = useRef<number>(undefined);
  const wasOpen = useRef(openId);

  useEffect(() => {
    const closed = wasOpen.current;
    wasOpen.current = openId;
    if (openId === closed) return;
    if (openId !== undefined) {
      document.getElementById(letterHeadingId)?.focus();
      return;
    }
    const target = next.current ?? closed;
    next.current = undefined;
    // The focus is already elsewhere, such as on another folder.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const row = target === undefined ? null : document.getElementById(rowId(target));
    (row ?? heading.current)?.focus();
  }, [openId, heading]);

  return next;
}
