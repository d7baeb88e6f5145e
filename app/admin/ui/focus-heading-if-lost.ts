import { isFocusFree } from "./pass-focus.ts";

/** The focus is lost if its element is gone, or is inside a dialog that has just closed. */
export function focusHeadingIfLost(options?: FocusOptions, closed?: HTMLElement | null): void {
  if (!isFocusFree() && !closed?.contains(document.activeElement)) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
