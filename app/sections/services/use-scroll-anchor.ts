import { useLayoutEffect, useRef } from "react";

/** Must match scroll-padding-top of html. */
const headerOffsetPx = 112;

/**
 * Keeps the content in view when a tab changes the page, whose upper part may get longer or shorter.
 * A visitor who had scrolled far into the old text starts at the top of the new one.
 */
export function useScrollAnchor(pageKey: string) {
  const container = useRef<HTMLDivElement>(null);
  const savedTop = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown.
  useLayoutEffect(() => {
    const previousTop = savedTop.current;
    savedTop.current = undefined;
    if (previousTop === undefined || container.current === null) return;
    const currentTop = container.current.getBoundingClientRect().top;
    window.scrollBy({
      top: currentTop - Math.max(previousTop, headerOffsetPx),
      behavior: "instant",
    });
  }, [pageKey]);

  return {
    container,
    savePosition: () => {
      savedTop.current = container.current?.getBoundingClientRect().top;
    },
  };
}
