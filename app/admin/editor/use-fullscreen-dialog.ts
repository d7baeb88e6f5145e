import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusHeadingIfLost } from "#app/admin/ui/focus-heading-if-lost.ts";
import { useModal } from "#app/ui/use-modal.ts";

/**
 * A modal over the whole page; `isOpen` is true once it and its content are mounted. A new item begins
 * in its first field.
 */
export function useFullscreenDialog(isNew: boolean) {
  const dialog = useModal();
  const [isOpen, setIsOpen] = useState(false);
  const beginsInField = useRef(isNew);
  useEffect(() => setIsOpen(true), []);
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!document.activeElement?.matches("[data-initial-focus]")) {
      const field = beginsInField.current && opened?.querySelector<HTMLElement>(firstField);
      // Screen readers read all of a dialog that has the focus itself.
      (field || opened?.querySelector("h1"))?.focus();
      // The browser has scrolled to the control that it focused first.
      opened?.scrollTo(0, 0);
    }
    document.documentElement.classList.add("overflow-hidden");
    return () => {
      document.documentElement.classList.remove("overflow-hidden");
      // An editor opened by its URL has no earlier focus to return to. The page that follows may be
      // rendered with the end of the editor.
      queueMicrotask(() => focusHeadingIfLost({}, opened));
    };
  }, [dialog]);
  return { dialog, isOpen };
}

const firstField = "[data-editor-fields] :is(input:not([hidden]), textarea, select, button)";
