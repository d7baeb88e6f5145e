import { useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { focusHeadingIfLost } from "#app/admin/ui/focus-heading-if-lost.ts";

/**
 * A link that the next page does not have, or the next state of a list, takes the focus with it; the
 * heading is where to go on.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const lastUrl = useRef(url);

  useEffect(() => {
    if (url === lastUrl.current) return;
    lastUrl.current = url;
    focusHeadingIfLost({ preventScroll: true });
  }, [url]);
}

/** A reload may remove the row that has the focus: a colleague has deleted it meanwhile. */
export function useFocusAfterReload(): void {
  const { state } = useRevalidator();
  const focusedBefore = useRef<Element>(null);

  useEffect(() => {
    if (state === "loading") focusedBefore.current = document.activeElement;
    else if (focusedBefore.current?.isConnected === false)
      focusHeadingIfLost({ preventScroll: true });
  }, [state]);
}
