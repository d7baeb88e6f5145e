import { afterPaint } from "./after-paint.ts";
import { whenIdle } from "./when-idle.ts";

// A full-screen dialog that opens within one frame, even on a slow phone. `showModal` first makes the page
// inert, and the browser recalculates the style of all of it before it paints (docs/performance.md). Here
// the dialog is painted first; then it takes the focus and its siblings become inert.

/** Lays out and paints the dialog while the browser is idle, and closes it if its button is hidden. */
export function prepareFullscreenDialog(dialog: HTMLDialogElement): () => void {
  whenIdle().then(() => {
    dialog.dataset.prepared = "";
    dialog.inert = !dialog.open;
  });
  const controller = new AbortController();
  const { signal } = controller;
  dialog.addEventListener("close", () => afterPaint(() => updateInert(dialog)), { signal });
  const closeWithoutButton = () =>
    findButton(dialog)?.getClientRects().length === 0 && closeFullscreenDialog(dialog);
  addEventListener("resize", closeWithoutButton, { signal }); // rotating a tablet can hide it
  return () => controller.abort();
}

/** Any way of closing it returns the focus to its button. */
export function openFullscreenDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.show();
  afterPaint(() => updateInert(dialog));
}

/** Closes it immediately, because the next page may take the focus. */
export function closeFullscreenDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  dialog.close();
  updateInert(dialog);
}

function updateInert(dialog: HTMLDialogElement): void {
  const isOpen = dialog.open;
  dialog.inert = !isOpen;
  const siblings = [...(dialog.parentElement?.children ?? [])].filter(
    (sibling) => sibling instanceof HTMLElement && sibling !== dialog,
  ) as HTMLElement[];
  const isDone = siblings.every(({ inert }) => inert === isOpen);
  // Escape right after the click closes the dialog before it has taken the focus.
  if (isDone && document.activeElement !== document.body) return;
  for (const sibling of siblings) sibling.inert = isOpen;
  const target = isOpen ? dialog.querySelector<HTMLElement>("a, button") : findButton(dialog);
  target?.focus();
}

function findButton(dialog: HTMLDialogElement): HTMLElement | null {
  return document.querySelector(`[commandfor=${dialog.id}]`);
}
