import { type RefObject, useLayoutEffect, useRef } from "react";

/** Opens the dialog while it is rendered. An element with `data-initial-focus` receives the focus. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A dialog that is removed without `close()` does not return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const stayOpen = () => {
      if (opened?.open !== false) return;
      opened.showModal();
      const initial = opened.querySelector<HTMLElement>("[data-initial-focus]");
      // A footer sticks to the end of its dialog: scrolling to it would hide the first sentence.
      initial?.focus({ preventScroll: initial.closest("footer") !== null });
    };
    stayOpen();
    // A second Escape closes it even if the event "cancel" is prevented.
    opened?.addEventListener("close", stayOpen);
    return () => {
      opened?.removeEventListener("close", stayOpen);
      opened?.close();
    };
  }, []);
  return dialog;
}
