import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/**
 * Opens the dialog while it is rendered; the page below does not scroll meanwhile. True once it is
 * open, and all below it is mounted too.
 */
export function useFullScreenDialog(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Else the button that closes it would have it. A new one begins with what `data-first` marks.
    (opened?.querySelector<HTMLElement>("textarea[data-first]") ?? opened)?.focus();
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      document.documentElement.classList.remove("overflow-hidden");
      opened?.close();
      const { activeElement } = document;
      if (activeElement !== document.body && !opened?.contains(activeElement)) return;
      // It was opened by its address, so nothing had the focus before: the list gets it.
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading === null) return;
      heading.tabIndex = -1;
      heading.focus();
    };
  }, [dialog]);
  return isOpen;
}
