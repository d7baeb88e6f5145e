import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useModal } from "#app/ui/use-modal.ts";

/** A modal over the whole page; `isOpen` is true once it and its content are mounted. */
export function useFullscreenDialog(): {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
} {
  const dialog = useModal();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!document.activeElement?.matches("[data-initial-focus]")) {
      opened?.focus();
      // The browser has scrolled to the control that it focused first.
      opened?.scrollTo(0, 0);
    }
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      document.documentElement.classList.remove("overflow-hidden");
      // The page that follows the editor may be rendered with the end of the editor.
      queueMicrotask(() => focusHeadingIfLost(opened));
    };
  }, [dialog]);
  return { dialog, isOpen };
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
