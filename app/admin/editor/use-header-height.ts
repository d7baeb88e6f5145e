import { useLayoutEffect, useRef } from "react";

/** Sets `--editor-header-height`, since a banner under the bar makes the sticky header taller. */
export function useHeaderHeight() {
  const header = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = header.current;
    const style = element?.closest("dialog")?.style;
    if (!element || !style) return;
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect();
      // Without a box of its own, on a phone, nothing but the bar is sticky.
      if (height > 0) style.setProperty("--editor-header-height", `${height}px`);
      else style.removeProperty("--editor-header-height");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return header;
}
