import { useLayoutEffect, useRef } from "react";

/** Must match scroll-padding-top of html. */
const topOfViewPx = 112;

/**
 * Keeps the content in view when a tab changes the page, whose upper part may get longer or shorter.
 * A visitor who had scrolled far into the old text starts at the top of the new one.
 */
export function useKeptPlace(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const topBefore = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown.
  useLayoutEffect(() => {
    const before = topBefore.current;
    topBefore.current = undefined;
    if (before === undefined || place.current === null) return;
    const now = place.current.getBoundingClientRect().top;
    window.scrollBy({ top: now - Math.max(before, topOfViewPx), behavior: "instant" });
  }, [shown]);

  return {
    place,
    remember: () => {
      topBefore.current = place.current?.getBoundingClientRect().top;
    },
  };
}
