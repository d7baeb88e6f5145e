import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";

interface EditorDialogOptions {
  refusalCount: number;
  isStillEditing: boolean;
  onSave: () => void;
  onClose: () => void;
}

export function useEditorDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { refusalCount, isStillEditing, onSave, onClose }: EditorDialogOptions,
) {
  const focusInvalid = useEffectEvent(() => {
    if (isStillEditing) return;
    dialog.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]")?.focus();
  });
  useEffect(() => {
    if (refusalCount > 0) focusInvalid();
  }, [refusalCount]);
  useEffect(() => {
    // A removed element, such as a banner, loses the focus; keyboard shortcuts need it in the dialog.
    if (document.activeElement === document.body)
      dialog.current?.querySelector("h1")?.focus({ preventScroll: true });
  });

  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      const isSaveShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
      if (isSaveShortcut) event.preventDefault();
      // A nested dialog handles Escape itself, and so may a control.
      const isInNestedDialog = (event.target as Element).closest("dialog") !== dialog.current;
      if (isInNestedDialog || event.defaultPrevented !== isSaveShortcut) return;
      if (isSaveShortcut) onSave();
      if (event.key === "Escape") onClose();
    },
  };
}
