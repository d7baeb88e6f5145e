import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** Opens the dialog while it is rendered. Returns true once the dialog and its content are mounted. */
export function useFullscreenDialog(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // By default the browser would focus the close button.
    (opened?.querySelector<HTMLElement>("textarea[data-initial-focus]") ?? opened)?.focus();
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      document.documentElement.classList.remove("overflow-hidden");
      opened?.close();
      // The page that follows the editor may be rendered with the end of the editor.
      queueMicrotask(() => focusHeadingIfLost(opened));
    };
  }, [dialog]);
  return isOpen;
}

/** An editor opened by its URL has no earlier focus to return to. */
function focusHeadingIfLost(closed: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !closed?.contains(activeElement)) return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
