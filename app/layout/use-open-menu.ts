import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** A mouse on its way to a panel crosses other titles and gaps, which must not close it. */
const closeDelayMs = 300;
const switchDelayMs = 80;

export interface OpenMenu {
  title: string | undefined;
  open: (title: string) => void;
  close: () => void;
  /** Also keeps it closed while the mouse stays on the title. */
  dismiss: () => void;
  onMouseEnter: (title: string) => void;
  onMouseMove: (title: string) => void;
  onMouseLeave: () => void;
}

/** A menu closed by navigation or Escape stays closed until the mouse has left it. */
export function useOpenMenu(): OpenMenu {
  const [title, setTitle] = useState<string>();
  const dismissedTitle = useRef<string>(undefined);
  const timer = useRef<number>(undefined);
  const location = useLocation();
  const shownKey = useRef(location.key);

  const scheduleChange = (next?: string, delayMs = 0) => {
    clearTimeout(timer.current);
    if (delayMs > 0) timer.current = window.setTimeout(setTitle, delayMs, next);
    else setTitle(next);
  };
  const dismiss = () => {
    dismissedTitle.current = title;
    scheduleChange();
  };
  const onMouseMove = (next: string) => {
    if (next !== dismissedTitle.current)
      scheduleChange(next, title && title !== next ? switchDelayMs : 0);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu, hydration does not.
  useEffect(() => {
    if (shownKey.current !== location.key) dismiss();
    shownKey.current = location.key;
  }, [location.key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: dismiss closes over the same title.
  useEffect(() => {
    if (title === undefined) return;
    const abortController = new AbortController();
    const options = { signal: abortController.signal };
    document.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), options);
    // Safari gives a tapped title no focus, so no blur closes the menu.
    document.addEventListener(
      "pointerdown",
      ({ target }) => (target as Element).closest("[data-open]") || scheduleChange(),
      options,
    );
    return () => abortController.abort();
  }, [title]);

  return {
    title,
    open: scheduleChange,
    close: scheduleChange,
    dismiss,
    onMouseEnter(next) {
      dismissedTitle.current = undefined;
      onMouseMove(next);
    },
    onMouseMove,
    onMouseLeave: () => scheduleChange(undefined, closeDelayMs),
  };
}
