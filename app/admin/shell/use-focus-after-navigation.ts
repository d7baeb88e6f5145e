import { useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";

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
    focusHeadingIfLost();
  }, [url]);
}

/** A reload may remove the row that has the focus: a colleague has deleted it meanwhile. */
export function useFocusAfterReload(): void {
  const { state } = useRevalidator();
  const focusedBefore = useRef<Element>(null);

  useEffect(() => {
    if (state === "loading") focusedBefore.current = document.activeElement;
    else if (focusedBefore.current?.isConnected === false) focusHeadingIfLost();
  }, [state]);
}

function focusHeadingIfLost(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
