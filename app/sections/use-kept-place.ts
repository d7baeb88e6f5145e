import { useLayoutEffect, useRef } from "react";

/** Below the header and a little air, as in html's scroll-padding-top. */
const topOfViewPx = 112;

/**
 * When the page changes under a tab, its upper part gets longer or shorter. What the visitor looks at
 * stays where it was; who was deep in the old text begins at the top of the new one.
 */
export function useKeptPlace(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const topBefore = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when another page is shown.
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
